import type { TutorialStep } from '../../rules/quests/tutorial.ts'

/**
 * Steps whose pages do not exist yet, with the steps they require: top lists, raids, guilds, crusades. Each
 * joins the tutorial (tutorial.ts) together with its page.
 */
export const TUTORIAL_LATER: readonly TutorialStep[] = [
  {
    key: 'topListOpenBanner',
    after: ['tradeShopGoldOpenBanner'],
    type: 'banner',
    title: 'Лучшие из лучших',
    content:
      'Летописец ведёт списки: кто выше уровнем, кто чаще побеждал, кто собрал больше золота. Имя в списке открывает страницу игрока.',
    task: 'Прочтите и найдите в списке себя.',
    page: 'top-list-players',
  },
  {
    key: 'levelTenQuest',
    after: ['levelEightQuest'],
    type: 'quest',
    title: 'За чужую стену',
    content: 'С 10 уровня открыты набеги. Подтяните войско: соседи тоже читали эту строку.',
    task: 'Достигните 10 уровня.',
    page: 'missions',
    goal: { type: 'levelReached', amount: 10 },
    reward: { gold: 800, diamonds: 3, glory: 40, experience: 0 },
  },
  {
    key: 'forayOpenBanner',
    type: 'banner',
    title: 'Набеги',
    content:
      'Набег стоит шесть энергии. Добыча лежит в чужой казне, но подвал под складом не взять никому. После боя войску нужен отдых, а побеждённому дают час передышки.\n\n' +
      'Три дня после 10 уровня вас не тронут, если не начнёте сами.',
    task: 'Прочтите и откройте набеги.',
    page: 'foray-prepare',
  },
  {
    key: 'forayChooseOpenBanner',
    type: 'banner',
    title: 'Выбор соперника',
    content:
      'Дозорные приводят три имени: посильнее, ровню и послабее, да ещё чучело для учений. Чучело не обижается и не платит.\n\n' +
      'Тактика решает, с какой стороны ударить: угол даёт атаку и мастерство, прямая сторона встречает один гарнизон.',
    task: 'Прочтите и присмотрите соперника.',
    page: 'foray-choose',
  },
  {
    key: 'firstForayQuest',
    type: 'quest',
    title: 'Первый набег',
    content: 'Начните с чучела или с того, кто послабее. Девиз побеждённому оставьте повежливее: он ответит.',
    task: 'Совершите набег.',
    page: 'foray-choose',
    goal: { type: 'forayFought', amount: 1 },
    reward: { gold: 600, diamonds: 2, glory: 20, experience: 300 },
  },
  {
    key: 'guildsOpenBanner',
    after: ['topListOpenBanner', 'forayOpenBanner'],
    type: 'banner',
    title: 'Гильдии',
    content:
      'В гильдии до двадцати игроков, общий герб и общая летопись. Своя стоит тысячу алмазов, и скинуться на неё можно вместе; вступить в чужую не стоит ничего, кроме доброго имени.',
    task: 'Прочтите и посмотрите лучшие гильдии.',
    page: 'top-list-guilds',
  },
  {
    key: 'groupMissionOpenBanner',
    after: ['guildsOpenBanner'],
    type: 'banner',
    title: 'Крестовые походы',
    content:
      'Есть враги, которых одному не одолеть. В крестовый поход идут от двух до шести игроков, войска бьются как одно, добыча достаётся каждому.',
    task: 'Прочтите и откройте крестовые походы.',
    page: 'group-missions',
  },
  {
    key: 'groupMissionJoinBanner',
    type: 'banner',
    title: 'Сбор под хоругвью',
    content:
      'Попроситесь в чужой поход или созовите свой. Предводитель принимает просьбы, и он же даёт знак к выступлению.',
    task: 'Прочтите и посмотрите, кто собирается.',
    page: 'group-missions',
  },
]
