import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { MissionsView } from '#apps/game/src/features/missions/missions-view.tsx'
import { START_ARMY } from '#catalogue/world/start.ts'
import { inRouter } from '../../app/in-router.tsx'
import { card, energyOf, inMinutes, missionArgs, run } from './fixtures/args.ts'
import { contenderAt, missionListAt, startArmy } from './fixtures/missions.ts'

const meta = {
  title: 'features/missions/Missions',
  component: MissionsView,
  decorators: [inRouter],
  // The page remembers how each mission was started.
  beforeEach: () => localStorage.clear(),
  args: missionArgs,
} satisfies Meta<typeof MissionsView>

export default meta
type Story = StoryObj<typeof meta>

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

/** Before the mission: what is remarkable about the enemy, and what to do about it. */
export const EnemyWithCharacter: Story = {
  play: async ({ canvasElement, args }) => {
    const missions = args.list?.regions.flatMap((region) => region.missions)
    const character = missions?.find(({ missionKey }) => missionKey === 'oldMill')?.character
    const mill = card(canvasElement, 'Старая мельница')
    await expect(mill.getByText(character?.badge ?? 'no badge')).toBeVisible()
    await expect(mill.getByText(character?.advice ?? 'no advice')).toBeVisible()
  },
}

/** On a large screen the start stands below the choices and covers none of them. */
export const StartBelowTheChoices: Story = {
  play: async ({ canvasElement }) => {
    const mill = card(canvasElement, 'Старая мельница')
    const start = mill.getByRole('button', { name: 'В поход' })
    const choice = mill.getByRole('group', { name: /^Как биться/ })
    await expect(start.getBoundingClientRect().top).toBeGreaterThan(choice.getBoundingClientRect().bottom)
    await expect(mill.queryByText(/Броня \d/)).toBeNull()
  },
}

/** Each mission skill shows its sum, and what is missing for the next per cent. */
export const SumsOfSkills: Story = {
  args: {
    lord: { level: 8, experience: 4_000, energy: energyOf(78) },
    ownArmy: {
      army: {
        ...startArmy,
        characteristics: {
          ...startArmy.characteristics,
          current: { ...startArmy.characteristics.current, armor: 184, dodge: 40 },
        },
      },
      error: null,
      onRetry: fn(),
      hiring: { gold: 300, isFilling: false, onFill: fn() },
    },
  },
  play: async ({ canvasElement }) => {
    const mill = card(canvasElement, 'Старая мельница')
    await expect(mill.getByText(/Броня 184 − уворот 40 = 144/)).toHaveTextContent('До −15 %: +6 к броне')
    await userEvent.click(mill.getByRole('radio', { name: 'Бой в тылу' }))
    await expect(mill.getByText(/Уворот 40 − броня 184 = −144/)).toHaveTextContent('До −1 %: +164 к увороту')
  },
}

export const LockedByLevel: Story = {
  play: async ({ canvasElement }) => {
    const cellar = card(canvasElement, 'Погреб корчмы')
    await expect(cellar.queryByRole('button')).toBeNull()
    await expect(cellar.getByText(/Откроется на/)).toHaveTextContent(/2-м уровне. До него ещё 2 опыта/)
  },
}

export const Starting: Story = { args: { starting: 'oldMill' } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const Empty: Story = {
  args: { list: { regions: [], skillReduction: { FRONTAL_ATTACK: 0, REAR_BATTLE: 0 } } },
}
export const Loading: Story = {
  args: { list: undefined, ownArmy: { army: undefined, error: null, onRetry: fn(), hiring: undefined } },
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
    await userEvent.click(canvas.getByRole('button', { name: /^Дальше:/ }))
    await expect(canvas.getByRole('tab', { name: 'Ближний лес' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.queryByRole('button', { name: /^Дальше:/ })).toBeNull()
  },
}

export const WeakArmy: Story = {
  args: {
    list: missionListAt(3, contenderAt(3, START_ARMY)),
    lord: { level: 3, experience: 900, energy: energyOf(78) },
  },
  play: async ({ canvas }) => {
    // A mission that is too hard comes after one that she can win, though it is newer.
    const [first] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent('Уровень 1')
    await expect(first).toContainElement(canvas.getByRole('button', { name: /^В поход/ }))
  },
}

export const OnPatrol: Story = {
  args: {
    list: missionListAt(8),
    lord: { level: 8, experience: 14_000, energy: energyOf(70) },
    progress: {
      active: { ...run, endsAt: inMinutes(260), patrolHours: 8 },
      last: null,
      won: 48,
      total: 61,
      crusade: null,
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      card(canvasElement, 'Старая мельница').getByText('Войско в дозоре, вернётся через'),
    ).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: 'Дозор…' })).toBeNull()
  },
}

export const SendsAPatrol: Story = {
  args: { list: missionListAt(8), lord: { level: 8, experience: 14_000, energy: energyOf(70) } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Дозор…' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: /Дозор/ }))
    await userEvent.click(sheet.getByRole('button', { name: /В дозор на 8/ }))
    await expect(args.onStart).toHaveBeenCalledWith(expect.objectContaining({ patrolHours: 8 }))
  },
}
