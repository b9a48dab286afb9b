import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { Button } from '#apps/game/src/ui/controls/button.tsx'
import { Sheet } from '#apps/game/src/ui/overlays/sheet.tsx'
import { Skeleton } from '#apps/game/src/ui/surfaces/skeleton.tsx'
import { QualityWord } from '#apps/game/src/ui/values/quality-word.tsx'
import { pressKey, pressOn } from './real-input.ts'

type StageProps = { lines?: number; loading?: boolean; title?: string }

function Stage({ lines = 2, loading, title = 'Секира Ратибора' }: StageProps) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="oak" onClick={() => setOpen(true)}>
        Показать вещь
      </Button>
      <Sheet
        open={open}
        onClose={close}
        title={title}
        footer={
          <>
            <Button confirm={{ title: 'Сдать старьёвщику?' }} onClick={close}>
              Сдать
            </Button>
            <Button variant="act" onClick={close}>
              Надеть
            </Button>
          </>
        }
      >
        {loading ? (
          <Skeleton />
        ) : (
          <>
            <QualityWord quality={64} />
            {Array.from({ length: lines }, (_, line) => `${line + 1}`).map((line) => (
              <p key={line}>Ступень {line}: атака лучников +15, мастерство +10.</p>
            ))}
          </>
        )}
      </Sheet>
    </>
  )
}

const meta = {
  title: 'ui/Sheet',
  component: Stage,
  decorators: [(Story) => <div style={{ minHeight: 480 }}>{Story()}</div>],
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

export const Opens: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Показать вещь' })
    await userEvent.click(button)
    await expect(canvas.getByRole('dialog', { name: 'Секира Ратибора' })).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(button).toHaveFocus()
    await userEvent.click(button)
  },
}

/** Escape closes the question, not the sheet below it. */
export const AsksInside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать вещь' }))
    await pressOn(canvas.getByRole('button', { name: 'Сдать' }))
    await expect(canvas.getByRole('dialog', { name: 'Сдать старьёвщику?' })).toBeInTheDocument()
    await pressKey('Escape')
    await waitFor(() => expect(canvas.queryByRole('dialog', { name: 'Сдать старьёвщику?' })).toBeNull())
    await expect(canvas.getByRole('dialog', { name: 'Секира Ратибора' })).toBeInTheDocument()
  },
}

export const Scrolls: Story = {
  args: { lines: 60, title: 'Высокопревосходительственнейшая секира' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать вещь' }))
    await expect(canvas.getByRole('button', { name: 'Надеть' })).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать вещь' }))
    await expect(canvas.getByText('Загрузка...')).toBeInTheDocument()
  },
}

function Passing() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="oak" onClick={() => setOpen(true)}>
        Вести
      </Button>
      {open && (
        <Sheet open onClose={() => setOpen(false)} title="Вести">
          <p>Поход окончен: победа.</p>
        </Sheet>
      )}
    </>
  )
}

/** A sheet that is unmounted as it closes still returns the focus. */
export const MountedWhileOpen: Story = {
  render: () => <Passing />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Вести' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}

/** A press outside the sheet closes it, except one that began inside, as when text is selected. */
export const PressOutside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать вещь' }))
    const sheet = canvas.getByRole('dialog', { name: 'Секира Ратибора' })
    const beside = { clientX: 2, clientY: 2 }
    // The browser names the dialog as the target of a click that begins inside and ends on the backdrop.
    await fireEvent.pointerDown(canvas.getByText(/^Ступень 1/))
    await fireEvent.click(sheet, beside)
    await expect(sheet).toHaveAttribute('open')
    await fireEvent.pointerDown(sheet, beside)
    await fireEvent.click(sheet, beside)
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** With a question open, a press outside the sheet closes only the question. */
export const PressOutsideOfAQuestion: Story = {
  play: async ({ canvas }) => {
    await pressOn(canvas.getByRole('button', { name: 'Показать вещь' }))
    await pressOn(canvas.getByRole('button', { name: 'Сдать' }))
    const sheet = canvas.getByRole('dialog', { name: 'Секира Ратибора' })
    const beside = { clientX: 2, clientY: 2 }
    await fireEvent.pointerDown(sheet, beside)
    await fireEvent.click(sheet, beside)
    await expect(sheet).toHaveAttribute('open')
  },
}

/** Moves a finger slowly down the sheet, starting at 100 px. */
async function swipe(part: HTMLElement, toY: number): Promise<void> {
  const fingers = (clientY: number) => ({
    touches: [new Touch({ identifier: 7, target: part, clientY })],
  })
  await fireEvent.touchStart(part, fingers(100))
  for (let y = 100; y <= toY; y += 10) {
    await fireEvent.touchMove(part, fingers(y))
    await new Promise(requestAnimationFrame)
  }
  await new Promise((done) => setTimeout(done, 150))
  await fireEvent.touchEnd(part)
}

/** On a phone a short pull of the grip springs back, a long one closes the sheet. */
export const SwipedAway: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать вещь' }))
    const sheet = canvas.getByRole('dialog', { name: 'Секира Ратибора' })
    const head = canvas.getByRole('heading', { name: 'Секира Ратибора' })
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight))
    const place = sheet.getBoundingClientRect().top
    await swipe(head, 140)
    await waitFor(() => expect(sheet.getBoundingClientRect().top).toBe(place))
    await expect(sheet).toHaveAttribute('open')
    await swipe(head, 230)
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'))
    await userEvent.click(canvas.getByRole('button', { name: 'Показать вещь' }))
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight))
  },
}

/** The content pulls the sheet only when it is scrolled to its top. */
export const SwipedByItsContent: Story = {
  args: { lines: 60 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать вещь' }))
    const sheet = canvas.getByRole('dialog', { name: 'Секира Ратибора' })
    const line = canvas.getByText(/^Ступень 2:/)
    const body = line.parentElement
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(innerHeight))
    body?.scrollTo(0, 200)
    await swipe(line, 230)
    await expect(sheet).toHaveAttribute('open')
    body?.scrollTo(0, 0)
    await swipe(line, 230)
    await waitFor(() => expect(sheet).not.toHaveAttribute('open'))
  },
}

/** A phone in landscape shows content and buttons side by side. */
export const Landscape: Story = {
  args: { lines: 60 },
  globals: { viewport: { value: 'landscape' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать вещь' }))
    const line = canvas.getByText(/^Ступень 1:/).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Надеть' }).getBoundingClientRect()
    await expect(innerHeight).toBe(360)
    await expect(button.left).toBeGreaterThan(line.right)
    await expect(Math.max(button.bottom, line.bottom)).toBeLessThan(innerHeight)
  },
}

/** The browser may close a sheet without asking. `onClose` still runs. */
export const ClosedByTheBrowser: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Показать вещь' })
    await userEvent.click(button)
    const sheet = canvas.getByRole<HTMLDialogElement>('dialog', { name: 'Секира Ратибора' })
    sheet.close()
    await waitFor(() => expect(canvas.queryByText(/^Ступень 1/)).toBeNull())
    await userEvent.click(button)
    await expect(canvas.getByText(/^Ступень 1/)).toBeVisible()
  },
}
