import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { LimitCard } from '#apps/game/src/features/donate/limit-card.tsx'
import { inDays } from './fixtures.ts'

const MONTH = { spentKopecks: 129_800, monthEndsAt: inDays(9), next: null }

const meta = {
  title: 'features/donate/LimitCard',
  component: LimitCard,
  args: {
    limit: { ...MONTH, kopecks: 300_000 },
    onLimit: fn(async (_kopecks: number | null) => undefined),
  },
} satisfies Meta<typeof LimitCard>

export default meta
type Story = StoryObj<typeof meta>

export const Limited: Story = {
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: /^Не больше, рублей/ })
    await userEvent.type(field, '12.5')
    await userEvent.click(canvas.getByRole('button', { name: 'Поставить границу' }))
    await expect(await canvas.findByText('Целое число рублей, не больше миллиона')).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, '1000')
    await userEvent.click(canvas.getByRole('button', { name: 'Поставить границу' }))
    await expect(args.onLimit).toHaveBeenCalledWith(100_000)
    await userEvent.click(canvas.getByRole('button', { name: 'Снять границу' }))
    await expect(args.onLimit).toHaveBeenCalledWith(null)
  },
}
export const None: Story = {
  args: { limit: { ...MONTH, kopecks: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Снять границу' })).toBeNull()
  },
}
export const Reached: Story = { args: { limit: { ...MONTH, kopecks: 129_800 } } }
/** Nothing may be spent at all. */
export const Zero: Story = { args: { limit: { ...MONTH, spentKopecks: 0, kopecks: 0 } } }
export const RaisedLater: Story = {
  args: { limit: { ...MONTH, kopecks: 300_000, next: { kopecks: 900_000, from: inDays(9) } } },
}
export const EndsLater: Story = {
  args: { limit: { ...MONTH, kopecks: 300_000, next: { kopecks: null, from: inDays(9) } } },
}
export const Refused: Story = {
  args: {
    onLimit: fn((_kopecks: number | null) =>
      Promise.reject(
        new ApiError(503, {
          code: 'overloaded',
          message: 'Казначей занят, попробуйте через минуту',
          requestId: crypto.randomUUID(),
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /^Не больше, рублей/ }), '1000')
    await userEvent.click(canvas.getByRole('button', { name: 'Поставить границу' }))
    await expect(await canvas.findByText('Казначей занят, попробуйте через минуту')).toBeVisible()
  },
}
