import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test'
import { GuideEditorView } from '#apps/game/src/features/guides/guide-editor-view.tsx'
import { KeptDraftView } from '#apps/game/src/features/guides/kept-draft-view.tsx'
import { inRouter } from '../../app/in-router.tsx'

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const GUIDE = {
  guideId: 2,
  revision: 4,
  publishedRevision: 3,
  status: 'PUBLISHED',
  title: 'Первый поход',
  description: 'Кого взять',
  authorName: 'Ратибор',
  byName: 'Ратибор',
  savedAt: '2026-11-20T09:00:00.000Z',
} as const

const TEXT = {
  title: 'Первый поход',
  description: 'Кого взять',
  content: '<h2>Кого взять</h2><p>Возьмите <strong>лучников</strong>.</p>',
}

const meta = {
  title: 'features/guides/GuideEditor',
  component: GuideEditorView,
  decorators: [inRouter],
  args: {
    guide: GUIDE,
    text: TEXT,
    onText: fn(),
    isDirty: false,
    isKept: null,
    hasConflict: false,
    onReopen: fn(),
    saving: false,
    publishing: false,
    withdrawing: false,
    deleting: false,
    onSave: fn(),
    onPublish: fn(),
    onWithdraw: fn(),
    onDelete: fn(),
    revisions: null,
  },
  render: function Held(args) {
    const [text, setText] = useState(args.text)
    return (
      <GuideEditorView
        {...args}
        text={text}
        isDirty={args.isDirty || text !== args.text}
        onText={(changed) => {
          args.onText(changed)
          setText((current) => ({ ...current, ...changed }))
        }}
      />
    )
  },
} satisfies Meta<typeof GuideEditorView>

export default meta
type Story = StoryObj<typeof meta>

export const Writing: Story = {
  play: async ({ args, canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Текст руководства' })
    await userEvent.click(canvas.getByText('Кого взять', { selector: 'h2' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Заголовок' }))
    await waitFor(() => expect(box.querySelector('h2')).toBeNull())
    await expect(args.onText).toHaveBeenLastCalledWith({
      content: '<p>Кого взять</p><p>Возьмите <strong>лучников</strong>.</p>',
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Отменить' }))
    await waitFor(() => expect(box.querySelector('h2')).not.toBeNull())
    await userEvent.click(canvas.getByRole('tab', { name: 'Как увидят' }))
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Кого взять' })).toBeVisible()
  },
}

/** The page follows each letter late, as on a slow device. */
export const Lagging: Story = {
  args: { text: { ...TEXT, content: '' } },
  render: function Late(args) {
    const [text, setText] = useState(args.text)
    return (
      <GuideEditorView
        {...args}
        text={text}
        onText={(changed) => setTimeout(() => setText((current) => ({ ...current, ...changed })), 60)}
      />
    )
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Текст руководства' })
    await userEvent.click(box)
    for (const letter of 'лучников') {
      document.execCommand('insertText', false, letter)
      await delay(20)
    }
    await delay(200)
    await expect(box).toHaveTextContent('лучников')
  },
}

/** A press in the toolbar leaves the focus in the text, so that letters typed before the next frame go there. */
export const PressAndType: Story = {
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('textbox', { name: 'Текст руководства' })
    const bold = canvas.getByRole('button', { name: 'Жирный' })
    await userEvent.click(box)
    const frames = spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    await userEvent.click(bold)
    await expect(box).toHaveFocus()
    bold.focus()
    await userEvent.keyboard('{Enter}')
    await expect(box).toHaveFocus()
    frames.mockRestore()
  },
}

/** One stop for Tab, arrow keys inside. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const bold = await canvas.findByRole('button', { name: 'Жирный' })
    bold.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Курсив' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('button', { name: 'Ссылка' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const address = canvas.getByRole('textbox', { name: 'Адрес ссылки' })
    await expect(address).toHaveFocus()
    await userEvent.type(address, 'javascript:alert(1)')
    await userEvent.click(canvas.getByRole('button', { name: /Поставить/ }))
    await expect(canvas.getAllByText(/Ссылка начинается с https/)[0]).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

export const New: Story = {
  args: {
    guide: null,
    text: { title: '', description: '', content: '' },
    onReopen: undefined,
    onWithdraw: undefined,
    onDelete: undefined,
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { isDirty: true, isKept: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar')
    await expect(canvas.getByText('Правка сохранена в этом браузере')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

export const NotKept: Story = { args: { isDirty: true, isKept: false } }

export const Conflict: Story = {
  args: { isDirty: true, hasConflict: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Открыть заново' }))
    await expect(args.onReopen).toHaveBeenCalledOnce()
  },
}

export const TooLong: Story = {
  args: { isDirty: true, text: { ...TEXT, content: `<p>${'слово '.repeat(34_000)}</p>` } },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Сохранить черновик/ }))
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

export const Offered: Story = {
  render: () => (
    <KeptDraftView
      draft={{ ...TEXT, revision: 3, keptAt: Date.parse('2026-11-20T09:00:00.000Z') }}
      isOutdated
      now={Date.parse('2026-11-20T12:00:00.000Z')}
      onTake={fn()}
      onDrop={fn()}
    />
  ),
}
