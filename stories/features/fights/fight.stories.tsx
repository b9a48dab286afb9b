import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ApiError } from '#apps/game/src/api/api-error.ts'
import { FightCheckCard } from '#apps/game/src/features/fights/fight-check.tsx'
import { FightState } from '#apps/game/src/features/fights/fight-state.tsx'
import { FightView } from '#apps/game/src/features/fights/fight-view.tsx'
import { seedVerdict } from '#apps/game/src/shared/draws/seed-verdict.ts'
import { softHyphens } from '#apps/game/src/ui/format/soft-hyphens.ts'
import type { FairSecrets, Fight } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { drawnFrom, seedOf, WHEN_OPEN, WHILE_CLOSED } from '../../shared/draws/secrets.ts'
import { fightOf, raidFightOf, raidReportOf, reportOf } from './fixtures.ts'

const won = reportOf(6, 'oldMill', 'story-1')
const lost = reportOf(1, 'clayPits', 'story-2')

function stay() {
  return undefined
}

const meta = {
  title: 'features/fights/Fight',
  component: FightView,
  decorators: [inRouter],
  args: { fight: fightOf(won, 'Старая мельница') },
} satisfies Meta<typeof FightView>

export default meta
type Story = StoryObj<typeof meta>

export const Victory: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Бой проверен')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'К итогу' }))
    await expect(canvas.getByRole('meter', { name: `Здоровье: ${won.defender.name}` })).toHaveAttribute(
      'aria-valuenow',
      '0',
    )
    await expect(canvas.getByRole('button', { name: 'Смотреть сначала' })).toBeVisible()
  },
}

/** The verdict with its spoils lies on the stage when the replay is over, and what comes next under it. */
export const VerdictOnStage: Story = {
  args: { next: <button type="button">Ещё раз</button> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByRole('status')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'К итогу' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/Победа/)
    await expect(within(canvas.getByRole('status')).getByText('24')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Ещё раз' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Смотреть сначала' }))
    await expect(canvas.queryByRole('status')).toBeNull()
  },
}

export const PausedAndMoved: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('button', { name: 'Смотреть' })).toBeVisible()
    const scrubber = canvas.getByRole('slider', { name: 'Ход боя' })
    await userEvent.click(canvas.getByRole('button', { name: 'Раунд 2' }))
    await expect(scrubber).toHaveAttribute('aria-valuetext', `раунд 2 из ${won.rounds.length}`)
    fireEvent.change(scrubber, { target: { value: '0' } })
    await expect(scrubber).toHaveAttribute('aria-valuetext', `раунд 0 из ${won.rounds.length}`)
  },
}

export const PlaysByItself: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Скорость ×1/ }))
    await userEvent.click(canvas.getByRole('button', { name: /Скорость ×2/ }))
    const scrubber = canvas.getByRole('slider', { name: 'Ход боя' })
    await waitFor(() => expect(Number(scrubber.getAttribute('value'))).toBeGreaterThan(1))
  },
}

const raid = raidReportOf('story-raid')

/** A raid on a castle: the catapult has a line of its own, and the browser verifies it like any fight. */
export const Raid: Story = {
  args: { fight: raidFightOf(raid, 'ATTACKER') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Бой проверен')).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: softHyphens('Катапульта') })).toBeVisible()
    const start = String(raid.defender.health)
    const meter = canvas.getByRole('meter', { name: `Здоровье: ${raid.defender.name}` })
    await expect(meter).toHaveAttribute('aria-valuenow', start)
  },
}

/** The same raid as the lord of the castle reads it. */
export const Raided: Story = {
  args: { fight: raidFightOf(raid, 'DEFENDER') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Унесли золота: 640')).toBeVisible()
    await expect(canvas.getByText('Поражение')).toBeVisible()
  },
}

export const Defeat: Story = {
  args: { fight: fightOf(lost, 'Глиняные ямы') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Поражение')).toBeVisible()
    await expect(within(canvasElement).getByText('Без добычи')).toBeVisible()
    await expect(within(canvasElement).getByText('Добыча достаётся только победителю.')).toBeVisible()
  },
}

const [first, ...rest] = won.rounds
const forged = first ? { ...won, rounds: [{ ...first, defenderHealth: 1 }, ...rest] } : won

export const Forged: Story = {
  args: { fight: fightOf(forged, 'Старая мельница') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Бой не сходится: rounds.0.defenderHealth')).toBeVisible()
  },
}

export const AgainstGeese: Story = {
  args: { fight: fightOf(reportOf(6, 'gooseMeadow', 'story-3'), 'Гусиный луг') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('use[href*="geese"]')).toBeInTheDocument()
  },
}

const label = `mission:${won.attacker.playerId ?? 0}:3`
const drawn = {
  ...fightOf(reportOf(6, 'oldMill', seedOf(label)), 'Старая мельница'),
  drawnFrom: drawnFrom(label),
}

/** The card below a report: what the browser has checked, and what it could not. */
function checkOf(fight: Fight, list: FairSecrets) {
  const { seed } = fight.report
  const claim = { seed, drawnFrom: fight.drawnFrom, subject: `mission:${won.attacker.playerId ?? 0}` }
  return <FightCheckCard fight={fight} verdict={seedVerdict(claim, list)} error={null} onRetry={stay} />
}

export const SeedProven: Story = {
  args: { fight: drawn, check: checkOf(drawn, WHEN_OPEN) },
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole('region', { name: 'Проверка' }))
    await expect(card.getByText('Удары сходятся')).toBeVisible()
    await expect(card.getByText('Зерно из цепочки')).toBeVisible()
    await expect(card.getByText('Добыча не пересчитана')).toBeVisible()
  },
}

export const SeedClosed: Story = {
  args: { fight: drawn, check: checkOf(drawn, WHILE_CLOSED) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Зерно: тайна дня ещё закрыта')).toBeVisible()
  },
}

const before = fightOf(forged, 'Старая мельница')

/** A report from before the chain, and it was changed. */
export const OldAndForged: Story = {
  args: { fight: before, check: checkOf(before, WHEN_OPEN) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Удары не сходятся')).toBeVisible()
    await expect(within(canvasElement).getByText('Зерно старше цепочки')).toBeVisible()
  },
}

const oldRules = fightOf({ ...won, rulesVersion: 999 }, 'Старая мельница')

export const OldRules: Story = { args: { fight: oldRules, check: checkOf(oldRules, WHEN_OPEN) } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

const home = { to: '/game', label: 'В замок' }

export const Loading: Story = { render: () => <FightState error={null} onRetry={stay} home={home} /> }
export const Failed: Story = {
  render: () => <FightState error={new Error('Произошла ошибка')} onRetry={stay} home={home} />,
}
export const Missing: Story = {
  render: () => <FightState error={new ApiError(404, null)} onRetry={stay} home={home} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Такого отчёта нет')).toBeVisible()
  },
}

/** The report shows its time to the second and can be saved in a file named after it. */
export const Downloaded: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'К итогу' }))
    await expect(canvas.getByText(/^\d\d\.\d\d\.\d\d, \d\d:\d\d:\d\d$/)).toBeVisible()
    const saved: { name: string; content: Promise<string> }[] = []
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push({ name: this.download, content: fetch(this.href).then((file) => file.text()) })
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Скачать отчёт' }))
    click.mockRestore()
    await expect(saved[0]?.name).toMatch(/^donjon-fight-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.json$/)
    await expect(JSON.parse((await saved[0]?.content) ?? '')).toHaveProperty(
      'summary.title',
      'Старая мельница',
    )
  },
}
