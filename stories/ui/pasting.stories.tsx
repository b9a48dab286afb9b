import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { LinkForm } from '#apps/game/src/features/guides/link-form.tsx'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import { TextEditor } from '#apps/rich-text/text-editor.tsx'
import type { PastedSample } from './pasted/sample.ts'
import { WEB_SAMPLES } from './pasted/web.ts'
import { WORD_SAMPLES } from './pasted/word.ts'
import { WRITER_SAMPLES } from './pasted/writers.ts'

const NO_PICTURES = 'Картинки не вставляются'

const meta = {
  title: 'ui/Pasting',
  component: TextEditor,
  args: { label: 'Текст', content: '', onChange: fn(), linkForm: LinkForm },
  render: (args) => (
    <Card>
      <TextEditor {...args} />
    </Card>
  ),
} satisfies Meta<typeof TextEditor>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

/** What the clipboard or a drag of the mouse carries. */
function carried(html: string, files: readonly File[] = []): DataTransfer {
  const data = new DataTransfer()
  if (html) data.setData('text/html', html)
  for (const file of files) data.items.add(file)
  return data
}

function paste(box: HTMLElement, clipboardData: DataTransfer): void {
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Without the empty paragraphs that the editor keeps around a table and after the last block. */
function trimmed(html: string): string {
  return html.replaceAll(/^<p><\/p>|<p><\/p>$/g, '')
}

/** Replaces all of the text. */
async function pasteOver(box: HTMLElement, html: string): Promise<void> {
  box.focus()
  document.getSelection()?.selectAllChildren(box)
  await waitFor(() => expect(document.getSelection()?.anchorNode).not.toBeNull())
  paste(box, carried(html))
}

/** Pastes each sample into an empty editor, and reports all that come out wrong. */
function pastes(samples: readonly PastedSample[]): Play {
  return async ({ args, canvas, mount }: Context) => {
    const wrong: unknown[] = []
    for (const { name, html, becomes, hasPictures = false } of samples) {
      const onChange = fn<typeof args.onChange>()
      await mount(
        <Card>
          <TextEditor key={name} {...args} onChange={onChange} />
        </Card>,
      )
      await pasteOver(await canvas.findByRole('textbox', { name: 'Текст' }), html)
      if (becomes) await waitFor(() => expect(onChange).toHaveBeenCalled())
      if (hasPictures) await waitFor(() => expect(canvas.queryByText(NO_PICTURES)).not.toBeNull())
      const text = trimmed(onChange.mock.lastCall?.[0] ?? '')
      const isAnnounced = canvas.queryByText(NO_PICTURES) !== null
      if (text !== becomes || isAnnounced !== hasPictures) wrong.push({ name, text, becomes, isAnnounced })
    }
    await expect(wrong).toEqual([])
  }
}

export const FromWord: Story = { play: pastes(WORD_SAMPLES) }
export const FromDocsAndLibreOffice: Story = { play: pastes(WRITER_SAMPLES) }
export const FromPages: Story = { play: pastes(WEB_SAMPLES) }

/** A text of this editor keeps its colors, also inside links. */
export const FromThisEditor: Story = {
  play: async ({ args, canvas }) => {
    const html = '<p data-pm-slice="1 1 []"><span style="color: rgb(0, 0, 0);">Чёрный</span></p>'
    await pasteOver(await canvas.findByRole('textbox', { name: 'Текст' }), html)
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        '<p><span style="color: rgb(0, 0, 0);">Чёрный</span></p>',
      ),
    )
  },
}

/** A picture alone replaces nothing, and the notice goes with the next letter. */
export const OnlyAPicture: Story = {
  args: { content: '<p>Замок</p>' },
  play: async ({ args, canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Текст' })
    const status = canvas.getByRole('status')
    await expect(status).toBeEmptyDOMElement()
    await pasteOver(box, '<meta charset="utf-8"><img src="https://example.com/a.png">')
    await waitFor(() => expect(status).toHaveTextContent(NO_PICTURES))
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(box)
    document.execCommand('insertText', false, '!')
    await waitFor(() => expect(status).toBeEmptyDOMElement())
    await expect(box).toHaveTextContent('Замок!')
  },
}

/** A screenshot is a file without a text. */
export const OnlyAFile: Story = {
  args: { content: '<p>Замок</p>' },
  play: async ({ args, canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Текст' })
    const status = canvas.getByRole('status')
    box.focus()
    paste(box, carried('', [new File(['x'], 'image.png', { type: 'image/png' })]))
    await waitFor(() => expect(status).toHaveTextContent(NO_PICTURES))
    const first = status.firstElementChild
    paste(box, carried('', [new File(['x'], 'image.png', { type: 'image/png' })]))
    // A new element: screen readers read the words again.
    await waitFor(() => expect(status.firstElementChild).not.toBe(first))
    await expect(status).toHaveTextContent(NO_PICTURES)
    paste(box, carried('', [new File(['x'], 'map.pdf', { type: 'application/pdf' })]))
    await waitFor(() => expect(status).toHaveTextContent('Файлы не вставляются'))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

/** The browser would leave the page for the file. */
export const DroppedFile: Story = {
  args: { content: '<p>Замок</p>' },
  play: async ({ args, canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Текст' })
    const word = canvas.getByText('Замок').getBoundingClientRect()
    const event = new DragEvent('drop', {
      dataTransfer: carried('', [new File(['x'], 'image.png', { type: 'image/png' })]),
      clientX: word.left + 4,
      clientY: word.top + 4,
      bubbles: true,
      cancelable: true,
    })
    box.dispatchEvent(event)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(NO_PICTURES))
    await expect(event.defaultPrevented).toBe(true)
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Текст' })
    await pasteOver(box, '<p>До<img src="https://example.com/a.png">После</p>')
    await expect(await canvas.findByText(NO_PICTURES)).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}
