import type { TutorialStep } from '../../rules/quests/tutorial.ts'

/**
 * Steps whose pages do not exist yet, with the steps they require: raids, guilds, crusades. Each
 * joins the tutorial (tutorial.ts) together with its page.
 */
export const TUTORIAL_LATER: readonly TutorialStep[] = [
  { key: 'forayOpenBanner', after: ['levelTenQuest'], type: 'banner', page: 'foray-prepare' },
  { key: 'forayChooseOpenBanner', after: ['forayOpenBanner'], type: 'banner', page: 'foray-choose' },
  {
    key: 'firstForayQuest',
    after: ['forayChooseOpenBanner'],
    type: 'quest',
    title: 'Сходите в набег',
    content:
      'Дозорные приводят 3 имени: посильнее, ровню и послабее, да ещё чучело для учений. Чучело не обижается и не платит.\n\n' +
      'Набег стоит 6 энергии. Добыча лежит в чужой казне, но подвал под складом не взять никому. После боя войску нужен отдых, а побеждённому дают час передышки.\n\n' +
      'Три дня после 10-го уровня вас не тронут, если не начнёте сами. Девиз побеждённому оставьте повежливее: он ответит.',
    task: 'Совершите набег.',
    page: 'foray-choose',
    goal: { type: 'forayFought', amount: 1 },
    reward: { gold: 600, diamonds: 2, glory: 20, experience: 300 },
  },
  {
    key: 'guildsOpenBanner',
    after: ['topListOpenBanner', 'forayOpenBanner'],
    type: 'banner',
    page: 'top-list-guilds',
  },
  { key: 'groupMissionOpenBanner', after: ['guildsOpenBanner'], type: 'banner', page: 'group-missions' },
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
