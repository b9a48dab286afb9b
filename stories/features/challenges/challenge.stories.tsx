import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ChallengeView } from '#apps/game/src/features/challenges/challenge-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { LARGE_TEXT_ON_PHONE, sidewaysOverflow } from '../../app/large-text.ts'
import { current, lineAt, OWN, PAGES, prizesAmong } from './fixtures.ts'

const PHONE = { globals: { viewport: { value: 'phone' } } }

const meta = {
  title: 'features/challenges/Challenge',
  component: ChallengeView,
  decorators: [inRouter],
  args: {
    current: current('MISSION_WINNING'),
    pages: PAGES,
    own: lineAt(12, OWN, 1_239_919, 312),
    isFromTop: true,
    onTop: fn(),
    onJump: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof ChallengeView>

export default meta
type Story = StoryObj<typeof meta>

export const Winning: Story = {
  play: async ({ canvas, args }) => {
    const running = within(canvas.getByRole('region', { name: 'Идёт состязание' }))
    await expect(running.getByRole('heading', { name: 'Покоритель походов' })).toBeVisible()
    await expect(running.getByText(/лёгкий −1, средний −2, тяжёлый −3/)).toBeVisible()
    await expect(running.getByText('Следом начнётся «Гроза соседей».')).toBeVisible()
    const prizes = within(canvas.getByRole('region', { name: 'Награды' }))
    await expect(prizes.getByText('Первые 10 %').closest('li')).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'К себе' }))
    await expect(args.onJump).toHaveBeenCalledOnce()
  },
}
/** The links beside the title are low and stand in one row, so that the challenge is in sight. */
export const WinningNarrow: Story = {
  ...PHONE,
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'О состязаниях' })).getAllByRole('link')
    const boxes = links.map((link) => link.getBoundingClientRect())
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
    for (const { height } of boxes) await expect(height).toBeLessThan(40)
  },
}
/** Nothing scrolls sideways, which would move the name and the bell of the header out of sight. */
export const EnergyInLargeText: Story = {
  ...LARGE_TEXT_ON_PHONE,
  args: { current: current('ENERGY_SPENDING') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/энергия вдвое быстрее/)[0]).toBeVisible()
    await expect(sidewaysOverflow()).toBeLessThanOrEqual(0)
  },
}
export const Energy: Story = {
  args: { current: current('ENERGY_SPENDING') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Засчитано за сегодня' })).toHaveAttribute(
      'aria-valuenow',
      '180',
    )
  },
}
export const Forays: Story = {
  args: { current: current('FORAYS') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/отдыхает после набега 5\sмин вместо 10\sмин/)[0]).toBeVisible()
    await expect(canvas.getAllByText(/через 1\sч вместо 12\sч/)[0]).toBeVisible()
  },
}
export const ForaysNarrow: Story = { ...Forays, ...PHONE }
export const Diamonds: Story = { args: { current: current('MISSION_DIAMONDS_EARNING') } }
export const Damage: Story = { args: { current: current('MISSION_DAMAGE_DEALING') } }
export const Gold: Story = { args: { current: current('MISSION_GOLD_EARNING') } }
export const Blocks: Story = { args: { current: current('FORAYS_BLOCKS') } }

/** The rules of all seven, unfolded. */
export const Rules: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать правила состязаний' }))
    await expect(await canvas.findByRole('heading', { name: /Покоритель походов идёт сейчас/ })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Золотая жила' })).toBeVisible()
  },
}
export const FirstPlace: Story = {
  args: {
    current: current('MISSION_WINNING', { place: 1, score: 1_240_001 }),
    own: lineAt(1, OWN, 1_240_001, 312),
  },
  play: async ({ canvas }) => {
    const running = within(canvas.getByRole('region', { name: 'Идёт состязание' }))
    await expect(running.getByText('энергия вдвое быстрее, 3 дня')).toBeVisible()
  },
}
/** In the lower half. */
export const NoPrize: Story = {
  args: {
    current: current('MISSION_WINNING', { place: 290, score: 1 }),
    own: lineAt(290, OWN, 1, 312),
    isFromTop: false,
    pages: { ...PAGES, hasBefore: true },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/Пока без награды/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'К началу списка' }))
    await expect(args.onTop).toHaveBeenCalledOnce()
  },
}
export const NoPoints: Story = {
  args: { current: current('FORAYS_BLOCKS', { place: null, score: 0 }), own: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Очков у вас пока нет/)).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Ваше место' })).toBeNull()
  },
}
/** Nobody has points yet. */
export const Untouched: Story = {
  args: {
    current: {
      ...current('FORAYS_BLOCKS', { place: null, score: 0 }),
      prizes: prizesAmong(0),
    },
    pages: { ...PAGES, items: [], hasMore: false },
    own: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Очков ещё ни у кого нет. Первое место свободно.')).toBeVisible()
    await expect(canvas.getAllByText('мало участников')[0]).toBeVisible()
  },
}
export const BetweenTwo: Story = {
  args: { current: { ...current('FORAYS'), challenge: null }, own: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Герольды готовят следующее состязание/)).toBeVisible()
  },
}
export const Loading: Story = { args: { current: undefined, pages: { ...PAGES, items: undefined } } }
export const Failed: Story = {
  args: {
    current: undefined,
    pages: { ...PAGES, items: undefined, error: new Error('Сервер не отвечает') },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.pages.onRetry).toHaveBeenCalled()
  },
}
