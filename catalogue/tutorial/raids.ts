import type { LiveStep } from './live-step.ts'

/** Raids open at level 10. */
export const RAID_STEPS: readonly LiveStep[] = [
  { key: 'forayOpenBanner', after: ['levelTenQuest'], type: 'banner', page: 'foray-prepare' },
  { key: 'forayChooseOpenBanner', after: ['forayOpenBanner'], type: 'banner', page: 'foray-choose' },
  {
    key: 'firstForayQuest',
    after: ['forayChooseOpenBanner'],
    type: 'quest',
    title: 'Сходите в набег',
    content:
      'Дозорные приводят 3 имени: посильнее, ровню и послабее, да ещё чучело для учений. Чучело не обижается и не платит.\n\n' +
      'Набег стоит 6 энергии. Добыча лежит в чужой казне, но подвал под складом не взять никому. После боя войску нужен отдых, а побеждённому дают передышку.\n\n' +
      'Три дня после 10-го уровня вас не тронут, если не начнёте сами. Девиз побеждённому оставьте повежливее: он ответит.',
    task: 'Совершите набег.',
    page: 'foray-choose',
    goal: { type: 'forayFought', amount: 1 },
    reward: { gold: 600, diamonds: 2, glory: 20, experience: 300 },
  },
]
