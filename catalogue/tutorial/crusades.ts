import type { LiveStep } from './live-step.ts'

/** Crusades open together with guilds. */
export const CRUSADE_STEPS: readonly LiveStep[] = [
  {
    key: 'groupMissionOpenBanner',
    after: ['guildsOpenBanner'],
    type: 'banner',
    page: 'group-missions',
  },
  {
    key: 'groupMissionJoinBanner',
    after: ['groupMissionOpenBanner'],
    type: 'banner',
    page: 'group-missions',
  },
  {
    key: 'firstCrusadeQuest',
    after: ['groupMissionJoinBanner'],
    type: 'quest',
    title: 'Сходите в крестовый поход',
    content:
      'Есть враги, которых одному не одолеть. В крестовый поход идут от 2 до 6 игроков, войска бьются как одно, добыча достаётся каждому.\n\n' +
      'Попроситесь в чужой поход или созовите свой: предводитель принимает просьбы, и он же даёт знак к выступлению.',
    task: 'Сходите в крестовый поход.',
    page: 'group-missions',
    goal: { type: 'crusadeFought', amount: 1 },
    reward: { gold: 800, diamonds: 3, glory: 30, experience: 400 },
  },
]
