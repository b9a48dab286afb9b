import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { MissionsView } from '#apps/game/src/features/knowledge/missions-page.tsx'
import type { MissionKnowledgeList } from '#generated/types.ts'
import { inRouter } from '../../app/in-router.tsx'

const DATA: MissionKnowledgeList = {
  regions: [
    {
      regionKey: 'posad',
      name: 'Посад',
      legend: 'Мельницы, корчма, брод и большак: всё, что видно с вашей стены в ясный день.',
      icon: 'village',
      levelMin: 1,
      missions: [
        {
          missionKey: 'oldMill',
          name: 'Старая мельница',
          legend: 'Мельник клянётся, что мешки уносят крысы. Откуда у крыс сапоги, он объяснить не берётся.',
          level: 1,
          icon: 'rat',
          enemyName: 'Крысы в сапогах',
          formation: {
            volleyPercent: 25,
            guard: {
              VOLLEY: 0,
              CHARGE: 30,
              STRIKE: 45,
            },
          },
          advice: 'Мечники в такой толпе увязнут: сыпьте стрелами и держите удар лобовой атакой.',
          gearClasses: [
            {
              gearClass: 'rangedWeapon',
              name: 'Стрелковое оружие',
            },
            {
              gearClass: 'shield',
              name: 'Щит',
            },
          ],
          difficulties: [
            {
              difficulty: 'EASY',
              energy: 2,
              durationSeconds: 10,
              lostSeconds: 4,
              enemy: {
                healthMax: 222,
                characteristics: {
                  attack: 14,
                  armor: 9,
                  mastery: 19,
                  dodge: 19,
                  luck: 9,
                },
              },
              experience: 100,
              goldMin: 8,
              goldMax: 12,
              drops: [
                {
                  kind: 'DIAMOND',
                  name: 'Алмаз',
                  icon: 'cut-diamond',
                  chancePercent: 3,
                },
                {
                  kind: 'GEAR',
                  name: 'Снаряжение',
                  icon: 'knapsack',
                  chancePercent: 6,
                },
              ],
            },
            {
              difficulty: 'MEDIUM',
              energy: 4,
              durationSeconds: 20,
              lostSeconds: 7,
              enemy: {
                healthMax: 262,
                characteristics: {
                  attack: 17,
                  armor: 9,
                  mastery: 19,
                  dodge: 19,
                  luck: 9,
                },
              },
              experience: 200,
              goldMin: 20,
              goldMax: 30,
              drops: [
                {
                  kind: 'DIAMOND',
                  name: 'Алмаз',
                  icon: 'cut-diamond',
                  chancePercent: 10,
                },
                {
                  kind: 'GEAR',
                  name: 'Снаряжение',
                  icon: 'knapsack',
                  chancePercent: 20,
                },
              ],
            },
          ],
        },
      ],
    },
    {
      regionKey: 'nearForest',
      name: 'Ближний лес',
      legend: 'Начинается сразу за последним огородом. Где кончается, спросить пока не у кого.',
      icon: 'forest',
      levelMin: 4,
      missions: [
        {
          missionKey: 'wolfHollow',
          name: 'Волчья лощина',
          legend: 'Волки воют хором. Лесник уверяет, что прежде они хотя бы фальшивили.',
          level: 4,
          icon: 'wolf-head',
          enemyName: 'Вожак серой стаи',
          formation: {
            volleyPercent: 25,
            guard: {
              VOLLEY: 0,
              CHARGE: 30,
              STRIKE: 45,
            },
          },
          advice: 'Мечники в такой толпе увязнут: сыпьте стрелами и держите удар лобовой атакой.',
          gearClasses: [
            {
              gearClass: 'rangedWeapon',
              name: 'Стрелковое оружие',
            },
            {
              gearClass: 'shield',
              name: 'Щит',
            },
          ],
          difficulties: [
            {
              difficulty: 'EASY',
              energy: 2,
              durationSeconds: 30,
              lostSeconds: 10,
              enemy: {
                healthMax: 627,
                characteristics: {
                  attack: 45,
                  armor: 12,
                  mastery: 23,
                  dodge: 22,
                  luck: 11,
                },
              },
              experience: 100,
              goldMin: 16,
              goldMax: 25,
              drops: [
                {
                  kind: 'DIAMOND',
                  name: 'Алмаз',
                  icon: 'cut-diamond',
                  chancePercent: 3,
                },
                {
                  kind: 'GEAR',
                  name: 'Снаряжение',
                  icon: 'knapsack',
                  chancePercent: 6,
                },
              ],
            },
            {
              difficulty: 'MEDIUM',
              energy: 4,
              durationSeconds: 60,
              lostSeconds: 20,
              enemy: {
                healthMax: 739,
                characteristics: {
                  attack: 53,
                  armor: 12,
                  mastery: 23,
                  dodge: 22,
                  luck: 11,
                },
              },
              experience: 200,
              goldMin: 42,
              goldMax: 63,
              drops: [
                {
                  kind: 'DIAMOND',
                  name: 'Алмаз',
                  icon: 'cut-diamond',
                  chancePercent: 10,
                },
                {
                  kind: 'GEAR',
                  name: 'Снаряжение',
                  icon: 'knapsack',
                  chancePercent: 20,
                },
              ],
            },
          ],
        },
      ],
    },
  ],
}

/** Missions with their enemies, by regions. */
const meta = {
  title: 'features/knowledge/Missions',
  component: MissionsView,
  args: { data: DATA, error: null, onRetry: fn(), isLoggedIn: false },
  decorators: [inRouter],
} satisfies Meta<typeof MissionsView>

export default meta
type Story = StoryObj<typeof meta>

/** A link for each region leads to its missions. */
export const Missions: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Старая мельница', level: 3 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Ближний лес' })).toHaveAttribute(
      'href',
      expect.stringContaining('#nearForest'),
    )
    await expect(canvas.getAllByRole('table').length).toBe(2)
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
