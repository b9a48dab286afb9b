import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MissionsView } from '../../../apps/game/src/features/missions/missions-view.tsx'
import { START_ARMY } from '../../../catalogue/world/start.ts'
import type { Energy, MissionOutcome, MissionRun } from '../../../generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'
import { hostAt, missionListAt, startArmy } from './world.ts'

function inMinutes(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString()
}

function energyOf(current: number): Energy {
  return {
    current,
    max: 120,
    nextAt: current < 120 ? inMinutes(7.7) : null,
    fullAt: null,
    intervalSeconds: 720,
    intervalChange: null,
    spentToday: 0,
    experiencePercent: 100,
    restore: { price: { gold: 0, diamonds: 1 }, gives: 10, left: 12, resetsAt: inMinutes(300) },
  }
}

const run: MissionRun = {
  missionRunId: 7,
  missionKey: 'oldMill',
  name: 'Старая мельница',
  difficulty: 'EASY',
  skill: 'FRONTAL_ATTACK',
  startedAt: inMinutes(-1),
  endsAt: inMinutes(2),
}

function outcome(result: MissionOutcome['result']): MissionOutcome {
  return {
    missionRunId: 7,
    missionKey: 'oldMill',
    name: 'Старая мельница',
    difficulty: 'EASY',
    skill: 'FRONTAL_ATTACK',
    result,
    reward:
      result === 'WIN'
        ? {
            experience: 105,
            gold: 24,
            diamonds: 1,
            glory: 0,
            resources: [{ resourceId: 4, name: 'Лён', icon: 'rolled-cloth', amount: 1, leftBehind: 0 }],
            gear: [
              {
                gearEntityId: 31,
                gearId: 39,
                name: 'Лапти',
                icon: 'wooden-clogs',
                gearClass: 'boots' as const,
                quality: 37,
                isLeftBehind: false,
              },
            ],
          }
        : { experience: 0, gold: 0, diamonds: 0, glory: 0, resources: [], gear: [] },
    fightId: 41,
    finishedAt: inMinutes(-1),
  }
}

const meta = {
  title: 'features/missions/Missions',
  component: MissionsView,
  decorators: [inRouter],
  args: {
    list: missionListAt(1),
    progress: { active: null, last: null, won: 48, total: 61 },
    lord: { level: 1, experience: 120, energy: energyOf(78) },
    error: null,
    onRetry: fn(),
    host: {
      army: startArmy,
      error: null,
      onRetry: fn(),
      hiring: { gold: 300, isFilling: false, onFill: fn() },
    },
    starting: null,
    onStart: fn(),
    onReturn: fn(),
  },
} satisfies Meta<typeof MissionsView>

export default meta
type Story = StoryObj<typeof meta>

function card(canvas: HTMLElement, name: string) {
  return within(within(canvas).getByRole('article', { name }))
}

export const Success: Story = {
  play: async ({ canvasElement, args }) => {
    const mill = card(canvasElement, 'Старая мельница')
    await userEvent.click(mill.getByRole('radio', { name: 'Средний' }))
    await userEvent.click(mill.getByRole('radio', { name: 'Бой в тылу' }))
    await userEvent.click(mill.getByRole('button', { name: 'В поход' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
    await expect(args.onStart).toHaveBeenCalledWith({
      missionKey: 'oldMill',
      difficulty: 'MEDIUM',
      skill: 'REAR_BATTLE',
    })
  },
}

export const ByKeys: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('2')
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(card(canvasElement, 'Гусиный луг').getByRole('button', { name: 'В поход' })).toBeVisible()
    await userEvent.keyboard('2')
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const AnotherIsOpened: Story = {
  play: async ({ canvasElement, args }) => {
    const meadow = card(canvasElement, 'Гусиный луг')
    await userEvent.click(meadow.getByRole('button', { name: 'Снарядить' }))
    await userEvent.click(meadow.getByRole('button', { name: 'В поход' }))
    await expect(args.onStart).toHaveBeenCalledWith({
      missionKey: 'gooseMeadow',
      difficulty: 'EASY',
      skill: 'FRONTAL_ATTACK',
    })
    await expect(
      card(canvasElement, 'Старая мельница').getByRole('button', { name: 'Снарядить' }),
    ).toBeVisible()
  },
}

export const NotEnoughEnergy: Story = {
  args: { lord: { level: 1, experience: 120, energy: energyOf(1) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(card(canvasElement, 'Старая мельница').getByRole('button', { name: 'В поход' }))
    await expect(args.onStart).not.toHaveBeenCalled()
    const why = within(document.body).getByRole('dialog', { name: 'Почему нельзя' })
    await expect(why).toHaveTextContent(/Недостаточно энергии.*есть 1 из 2, хватит через 7:\d\d/)
  },
}

export const OnTheWay: Story = {
  args: { progress: { active: run, last: null, won: 48, total: 61 } },
  play: async ({ canvasElement, args }) => {
    const mill = card(canvasElement, 'Старая мельница')
    await expect(mill.getByRole('timer')).toHaveTextContent(/^[12]:\d\d$/)
    await userEvent.click(card(canvasElement, 'Гусиный луг').getByRole('button', { name: 'Снарядить' }))
    await userEvent.click(card(canvasElement, 'Гусиный луг').getByRole('button', { name: 'В поход' }))
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(within(document.body).getAllByText(/Войско уже в походе/).length).toBeGreaterThan(0)
  },
}

export const BackWithVictory: Story = {
  args: { progress: { active: null, last: outcome('WIN'), won: 49, total: 62 } },
  play: async ({ canvasElement }) => {
    const mill = card(canvasElement, 'Старая мельница')
    await expect(mill.getByText('Войско вернулось с победой')).toBeVisible()
    await expect(mill.getByRole('link', { name: 'Отчёт о битве' })).toHaveAttribute(
      'href',
      '/game/fight-log/41',
    )
    await expect(mill.getByRole('button', { name: 'В поход' })).toBeEnabled()
  },
}

export const BackToFullStores: Story = {
  args: {
    progress: {
      active: null,
      last: {
        ...outcome('WIN'),
        reward: {
          ...outcome('WIN').reward,
          resources: [
            { resourceId: 4, name: 'Лён', icon: 'rolled-cloth', amount: 1, leftBehind: 2 },
            { resourceId: 1, name: 'Дерево', icon: 'wood-pile', amount: 0, leftBehind: 3 },
          ],
        },
      },
      won: 49,
      total: 62,
    },
  },
  play: async ({ canvasElement }) => {
    const mill = card(canvasElement, 'Старая мельница')
    await expect(mill.getByText(/Лён: 1/)).toBeVisible()
    await expect(mill.getByText(/Не поместилось: Лён, 2/)).toBeVisible()
    await expect(mill.getByText(/Не поместилось: Дерево, 3/)).toBeVisible()
    await expect(mill.queryByText(/Дерево: /)).toBeNull()
  },
}

export const BackDefeated: Story = {
  args: { progress: { active: null, last: outcome('LOSE'), won: 48, total: 62 } },
  play: async ({ canvasElement }) => {
    await expect(card(canvasElement, 'Старая мельница').getByText('Без добычи')).toBeVisible()
  },
}

export const LockedByLevel: Story = {
  play: async ({ canvasElement }) => {
    const cellar = card(canvasElement, 'Погреб корчмы')
    await expect(cellar.queryByRole('button')).toBeNull()
    await expect(cellar.getByText(/Откроется на/)).toHaveTextContent(/2-м уровне. До него ещё 2 очка опыта/)
  },
}

export const Starting: Story = { args: { starting: 'oldMill' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: { list: { regions: [], skillReduction: { FRONTAL_ATTACK: 0, REAR_BATTLE: 0 } } },
}
export const Loading: Story = {
  args: { list: undefined, host: { army: undefined, error: null, onRetry: fn(), hiring: undefined } },
}
export const Failed: Story = {
  args: { list: undefined, error: new Error('Произошла ошибка') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const HardestFirst: Story = {
  args: { list: missionListAt(3), lord: { level: 3, experience: 900, energy: energyOf(78) } },
  play: async ({ canvas }) => {
    const levels = canvas
      .getAllByText(/^Уровень \d+$/)
      .map((sign) => Number(sign.textContent?.replace(/\D/g, '')))
    // The hardest open mission is first, the next one beside it. Locked ones are last.
    await expect(levels[0]).toBe(3)
    await expect(levels.filter((level) => level <= 3).at(-1)).toBe(1)
    await expect(levels.at(-1)).toBeGreaterThan(3)
    // The first one is unfolded: a full army is likely to win it.
    await expect(canvas.getAllByRole('article')[0]).toContainElement(
      canvas.getByRole('button', { name: /^В поход/ }),
    )
  },
}

export const FurtherRegion: Story = {
  args: { list: missionListAt(5), lord: { level: 5, experience: 2_100, energy: energyOf(78) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Край труднее/ }))
    await expect(canvas.getByRole('tab', { name: 'Ближний лес' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.queryByRole('button', { name: /^Край труднее/ })).toBeNull()
  },
}

export const WeakArmy: Story = {
  args: {
    list: missionListAt(3, hostAt(3, START_ARMY)),
    lord: { level: 3, experience: 900, energy: energyOf(78) },
  },
  play: async ({ canvas }) => {
    // A mission that is too hard comes after one that she can win, though it is newer.
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent('Уровень 1')
    await expect(first).toContainElement(canvas.getByRole('button', { name: /^В поход/ }))
  },
}
