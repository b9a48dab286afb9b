import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { SeedProof } from '#apps/game/src/shared/draws/seed-proof.tsx'
import { seedVerdict } from '#apps/game/src/shared/draws/seed-verdict.ts'
import { Card } from '#apps/game/src/ui/surfaces/card.tsx'
import type { FairSecrets } from '#generated/types.ts'
import { drawnFrom, listAt, seedOf, WHEN_OPEN, WHILE_CLOSED } from './secrets.ts'

const LABEL = 'mission:17:3'
const SUBJECT = 'mission:17'

function argsOf(
  list: FairSecrets | undefined,
  seed = seedOf(LABEL),
  from: ReturnType<typeof drawnFrom> | null = drawnFrom(LABEL),
) {
  return { seed, drawnFrom: from, verdict: seedVerdict({ seed, drawnFrom: from, subject: SUBJECT }, list) }
}

const meta = {
  title: 'shared/draws/SeedProof',
  component: SeedProof,
  render: (args) => (
    <Card label="Проверка">
      <SeedProof {...args} />
    </Card>
  ),
  args: { ...argsOf(WHEN_OPEN), subject: 'поход', error: null, onRetry: fn() },
} satisfies Meta<typeof SeedProof>

export default meta
type Story = StoryObj<typeof meta>

export const Proven: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Зерно из цепочки')).toBeVisible()
    await expect(canvas.getByText(/поход № 3 за 20 ноября/)).toBeVisible()
    await userEvent.click(canvas.getByText('Как проверить самому'))
    await expect(canvas.getByText('mission:17:3')).toBeVisible()
    await expect(canvas.getByText(WHEN_OPEN.secrets[0]?.secret ?? '')).toBeVisible()
  },
}

export const Closed: Story = {
  args: argsOf(WHILE_CLOSED),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Зерно: тайна дня ещё закрыта')).toBeVisible()
    await expect(canvas.getByText(/откроют 21 ноября в 00:00 по Москве/)).toBeVisible()
  },
}

export const OlderThanTheChain: Story = {
  args: argsOf(WHEN_OPEN, 'story-1', null),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Зерно старше цепочки')).toBeVisible()
    await expect(canvas.queryByText('Как проверить самому')).toBeNull()
  },
}

/** The day is over, and the server keeps its secret back. */
export const KeptBack: Story = {
  args: argsOf(listAt('2026-11-21T12:00:00.000Z', false)),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Зерно не проверить')).toBeVisible()
  },
}

export const Chosen: Story = {
  args: argsOf(WHEN_OPEN, 'f0'.repeat(32)),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/из тайны дня получается другое зерно/)).toBeVisible()
  },
}

export const OfAnotherLord: Story = {
  args: argsOf(WHEN_OPEN, seedOf('mission:18:3'), drawnFrom('mission:18:3')),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/не от этого лорда/)).toBeVisible()
  },
}

const [chain] = WHEN_OPEN.chains
const otherChain = { ...WHEN_OPEN, chains: chain ? [{ ...chain, commitment: '0'.repeat(64) }] : [] }

export const ExchangedCommitment: Story = {
  args: argsOf(otherChain),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/не ведёт к отпечатку цепочки/)).toBeVisible()
  },
}

export const UnknownChain: Story = { args: argsOf({ ...WHEN_OPEN, chains: [] }) }
export const Asking: Story = { args: argsOf(undefined) }

export const Failed: Story = {
  args: { ...argsOf(undefined), error: new Error('Произошла ошибка') },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Спросить снова' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
