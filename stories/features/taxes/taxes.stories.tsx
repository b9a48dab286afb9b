import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { TaxSheet } from '#apps/game/src/features/taxes/tax-sheet.tsx'
import { TaxRow } from '#apps/game/src/features/taxes/taxes-card.tsx'
import { TAX_HOURS, taxGold, taxGoldWith, taxSeconds } from '#rules/taxes/taxes.ts'
import { inRouter } from '../../app/in-router.tsx'

function choicesOf(peasants: number, servants: number) {
  return TAX_HOURS.map((hours) => ({
    hours,
    gold: taxGold(hours, peasants),
    durationSeconds: taxSeconds(hours, servants),
  }))
}

function peasantsOf(current: number, max: number, additional = 0) {
  return {
    group: 'peasants' as const,
    current,
    max,
    additional,
    price: { gold: 9, diamonds: 0 },
    maxBuyable: max - current,
  }
}

const meta = {
  title: 'features/taxes/Sheet',
  component: TaxSheet,
  args: {
    choices: choicesOf(310, 40),
    peasants: peasantsOf(290, 290, 20),
    isSending: false,
    onSend: fn(),
    onClose: fn(),
  },
  decorators: [inRouter],
} satisfies Meta<typeof TaxSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Choose: Story = {
  play: async ({ args }) => {
    const sheet = within(within(document.body).getByRole('dialog', { name: 'Налоги' }))
    await userEvent.click(sheet.getByRole('radio', { name: /8\s+часов/ }))
    await userEvent.click(sheet.getByRole('button', { name: /Отправить на 8/ }))
    await expect(args.onSend).toHaveBeenCalledWith(8)
  },
}

export const MoreCouldPay: Story = {
  args: { choices: choicesOf(12, 5), peasants: peasantsOf(12, 44) },
  play: async ({ args }) => {
    const sheet = within(within(document.body).getByRole('dialog', { name: 'Налоги' }))
    await userEvent.click(sheet.getByRole('radio', { name: /8\s+часов/ }))
    const [, , whole] = choicesOf(12, 5)
    await expect(sheet.getByText(/Платят/)).toHaveTextContent('из 44')
    await expect(sheet.getByText(/Все вместе за 8/)).toHaveTextContent(
      `принесли бы ${taxGoldWith(whole?.gold ?? 0, 12, 44)} золота`,
    )
    await userEvent.click(sheet.getByRole('link', { name: 'Нанять ещё' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const NobodyPays: Story = {
  args: { choices: choicesOf(0, 12), peasants: peasantsOf(0, 44) },
  play: async ({ args }) => {
    const sheet = within(within(document.body).getByRole('dialog', { name: 'Налоги' }))
    await userEvent.click(sheet.getByRole('button', { name: /Отправить на 1/ }))
    await expect(args.onSend).not.toHaveBeenCalled()
    await expect(
      within(document.body).getAllByText('Платить налоги некому: наймите крестьян').length,
    ).toBeGreaterThan(0)
  },
}

export const Sending: Story = { args: { isSending: true } }

const choices = choicesOf(310, 40)

export const RowAtHome: Story = {
  render: () => <TaxRow taxes={{ active: null, choices }} onSend={meta.args.onClose} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить' }))
    await expect(meta.args.onClose).toHaveBeenCalled()
  },
}

export const RowAway: Story = {
  render: () => (
    <TaxRow
      taxes={{
        active: {
          hours: 4,
          gold: 1_240,
          startedAt: new Date(Date.now() - 3_600_000).toISOString(),
          endsAt: new Date(Date.now() + 5_400_000).toISOString(),
        },
        choices,
      }}
      onSend={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveAccessibleName(/До возвращения сборщиков: 1\s+час/)
    await expect(canvas.getByText(/1\s240/)).toBeVisible()
  },
}
