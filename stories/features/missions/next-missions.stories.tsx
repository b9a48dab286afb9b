import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { MissionsView } from '#apps/game/src/features/missions/missions-view.tsx'
import { inRouter } from '../../app/in-router.tsx'
import { stepAt } from '../quests/fixtures.ts'
import { card, energyOf, inMinutes, missionArgs, outcome, run } from './fixtures/args.ts'
import { missionListAt } from './fixtures/missions.ts'

const meta = {
  title: 'features/missions/NextMissions',
  component: MissionsView,
  decorators: [inRouter],
  // The page remembers how each mission was started.
  beforeEach: () => localStorage.clear(),
  args: missionArgs,
} satisfies Meta<typeof MissionsView>

export default meta
type Story = StoryObj<typeof meta>

export const BackWithVictory: Story = {
  args: { progress: { active: null, last: outcome('WIN'), won: 49, total: 62, crusade: null } },
  play: async ({ canvasElement }) => {
    const mill = card(canvasElement, 'Старая мельница')
    await expect(mill.getByText('Войско вернулось с победой')).toBeVisible()
    await expect(mill.getByRole('link', { name: 'Отчёт о битве' })).toHaveAttribute(
      'href',
      '/game/fight-log/41',
    )
    await expect(mill.getByText(/^опыт \+\d+(,\d)?$/)).toBeVisible()
  },
}

/** The same mission again, with the choices of the last one, right under the spoils. */
export const OnceMore: Story = {
  args: {
    progress: {
      active: null,
      last: { ...outcome('WIN'), difficulty: 'MEDIUM', skill: 'REAR_BATTLE' },
      won: 49,
      total: 62,
      crusade: null,
    },
  },
  play: async ({ canvasElement, args }) => {
    const [first] = within(canvasElement).getAllByRole('article')
    await expect(first).toHaveAccessibleName('Старая мельница')
    const mill = card(canvasElement, 'Старая мельница')
    await userEvent.click(mill.getByRole('button', { name: 'Ещё раз' }))
    await expect(args.onStart).toHaveBeenCalledWith({
      missionKey: 'oldMill',
      difficulty: 'MEDIUM',
      skill: 'REAR_BATTLE',
    })
    await userEvent.click(mill.getByRole('button', { name: 'Изменить…' }))
    await expect(mill.getByRole('radio', { name: 'Средний' })).toBeChecked()
    await expect(mill.getByRole('button', { name: 'В поход' })).toBeVisible()
  },
}

/** Beside the same mission again: the one that the current quest asks for, in another region. */
export const NextMission: Story = {
  args: {
    list: missionListAt(4),
    lord: { level: 4, experience: 1_900, energy: energyOf(78) },
    progress: { active: null, last: outcome('WIN'), won: 49, total: 62, crusade: null },
    quests: [stepAt('forestQuest', 0)],
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const mill = card(canvasElement, 'Старая мельница')
    await userEvent.click(
      mill.getByRole('button', { name: /^Дальше: Волчья лощина \(лёгкий, победа \d+\s%\)$/ }),
    )
    await expect(args.onStart).toHaveBeenCalledWith(
      expect.objectContaining({ missionKey: 'wolfHollow', difficulty: 'EASY' }),
    )
  },
}

/** An hour later, after a reload: the last mission is first and unfolded. */
export const LastMissionStaysOpen: Story = {
  args: {
    list: missionListAt(3),
    lord: { level: 3, experience: 900, energy: energyOf(78) },
    progress: {
      active: null,
      last: { ...outcome('WIN'), finishedAt: inMinutes(-60) },
      won: 49,
      total: 62,
      crusade: null,
    },
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveAccessibleName('Старая мельница')
    await expect(first).toContainElement(canvas.getByRole('button', { name: /^В поход/ }))
  },
}

export const OutgrownMission: Story = {
  args: {
    list: missionListAt(9),
    lord: { level: 9, experience: 18_000, energy: energyOf(78) },
    progress: {
      active: null,
      last: { ...outcome('WIN'), reward: outcome('LOSE').reward },
      won: 49,
      total: 62,
      crusade: null,
    },
  },
  play: async ({ canvasElement }) => {
    const mill = card(canvasElement, 'Старая мельница')
    await expect(mill.getByText(/на 8 уровней ниже вашего: золота, опыта и алмазов/)).toBeVisible()
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
      crusade: null,
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
  args: { progress: { active: null, last: outcome('LOSE'), won: 48, total: 62, crusade: null } },
  play: async ({ canvasElement }) => {
    await expect(card(canvasElement, 'Старая мельница').getByText('Без добычи')).toBeVisible()
  },
}

export const OnTheWay: Story = {
  args: { progress: { active: run, last: null, won: 48, total: 61, crusade: null } },
  play: async ({ canvasElement, args }) => {
    const mill = card(canvasElement, 'Старая мельница')
    await expect(mill.getByRole('timer')).toHaveTextContent(/^[0-2]:\d\d$/)
    await userEvent.click(card(canvasElement, 'Гусиный луг').getByRole('button', { name: 'Снарядить' }))
    await userEvent.click(card(canvasElement, 'Гусиный луг').getByRole('button', { name: 'В поход' }))
    await expect(args.onStart).not.toHaveBeenCalled()
    await expect(within(document.body).getAllByText(/Войско уже в походе/).length).toBeGreaterThan(0)
  },
}
