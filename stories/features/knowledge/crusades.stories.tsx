import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { CrusadesView } from '#apps/game/src/features/knowledge/crusades-page.tsx'
import type { CrusadeKnowledgeList } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'

const DATA: CrusadeKnowledgeList = {
  crusades: [
    {
      missionKey: 'ogreToll',
      name: 'Мост великана-мытаря',
      legend: 'Берёт с каждого по корове. Коровы кончились, начались послы.',
      level: 12,
      title: 'KNIGHT',
      icon: 'ogre',
      enemyName: 'Великан Брюхан',
      hostsNeeded: 2,
      hostsMin: 2,
      hostsMax: 6,
      energy: 10,
      durationSeconds: 300,
      lostSeconds: 100,
      enemy: {
        healthMax: 3742,
        characteristics: {
          attack: 844,
          armor: 144,
          mastery: 53,
          dodge: 69,
          luck: 32,
        },
      },
      experience: 600,
      goldMin: 391,
      goldMax: 587,
      drops: [
        {
          kind: 'DIAMOND',
          name: 'Алмаз',
          icon: 'cut-diamond',
          chancePercent: 40,
        },
        {
          kind: 'GEAR',
          name: 'Снаряжение',
          icon: 'knapsack',
          chancePercent: 80,
        },
      ],
      gearQualityMin: 40,
      gearClasses: [
        {
          gearClass: 'heavyArmor',
          name: 'Тяжёлая броня',
        },
        {
          gearClass: 'shield',
          name: 'Щит',
        },
      ],
    },
    {
      missionKey: 'bansheeManor',
      name: 'Усадьба плакальщицы',
      legend: 'Плачет так, что молоко киснет за три деревни. Молочники скинулись на поход.',
      level: 16,
      title: 'BARON',
      icon: 'ghost',
      enemyName: 'Плакальщица',
      hostsNeeded: 2,
      hostsMin: 2,
      hostsMax: 6,
      energy: 10,
      durationSeconds: 300,
      lostSeconds: 100,
      enemy: {
        healthMax: 4995,
        characteristics: {
          attack: 1278,
          armor: 278,
          mastery: 78,
          dodge: 103,
          luck: 45,
        },
      },
      experience: 600,
      goldMin: 554,
      goldMax: 831,
      drops: [
        {
          kind: 'DIAMOND',
          name: 'Алмаз',
          icon: 'cut-diamond',
          chancePercent: 40,
        },
        {
          kind: 'GEAR',
          name: 'Снаряжение',
          icon: 'knapsack',
          chancePercent: 80,
        },
      ],
      gearQualityMin: 40,
      gearClasses: [
        {
          gearClass: 'holyBook',
          name: 'Священная книга',
        },
        {
          gearClass: 'mantle',
          name: 'Мантия',
        },
      ],
    },
  ],
}

/** The bosses of the crusades with what a crusade needs and gives. */
const meta = {
  title: 'features/knowledge/Crusades',
  component: CrusadesView,
  args: { data: DATA, error: null, onRetry: fn(), isLoggedIn: false },
  decorators: [inRouter],
} satisfies Meta<typeof CrusadesView>

export default meta
type Story = StoryObj<typeof meta>

export const Crusades: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Мост великана-мытаря', level: 2 })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { name: 'Требования' })).toHaveLength(2)
  },
}

export const Loading: Story = { args: { data: undefined } }

export const Failed: Story = {
  args: { data: undefined, error: new Error('Произошла ошибка') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Попробовать ещё раз' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
