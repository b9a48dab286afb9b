import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../../apps/game/src/ui/controls/button.tsx'
import { Sheet } from '../../apps/game/src/ui/overlays/sheet.tsx'
import { Skeleton } from '../../apps/game/src/ui/surfaces/skeleton.tsx'
import { QualityWord } from '../../apps/game/src/ui/values/quality-word.tsx'

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

/** Escape closes the question, not the sheet under it. */
export const AsksInside: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать вещь' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Сдать' }))
    await expect(canvas.getByRole('dialog', { name: 'Сдать старьёвщику?' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog', { name: 'Сдать старьёвщику?' })).toBeNull()
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

/** A leaf that is taken off the page as it closes gives the focus back all the same. */
export const MountedWhileOpen: Story = {
  render: () => <Passing />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Вести' })
    await userEvent.click(button)
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(button).toHaveFocus())
  },
}
