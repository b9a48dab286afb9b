import type { LaterStep } from './later-step.ts'

/** Level 10 to 16: raids, guilds, crusades, craft. */
export const RAID_AND_CRAFT_STEPS = {
  raids: [
    {
      key: 'levelTenQuest',
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
      content:
        'Начните с чучела или с того, кто послабее. Девиз побеждённому оставьте повежливее: он ответит.',
      task: 'Совершите набег.',
      page: 'foray-choose',
      goal: { type: 'forayFought', amount: 1 },
      reward: { gold: 600, diamonds: 2, glory: 20, experience: 300 },
    },
  ],
  guilds: [
    {
      key: 'guildsOpenBanner',
      type: 'banner',
      title: 'Гильдии',
      content:
        'В гильдии до двадцати игроков, общий герб и общая летопись. Своя стоит тысячу алмазов, и скинуться на неё можно вместе; вступить в чужую не стоит ничего, кроме доброго имени.',
      task: 'Прочтите и посмотрите лучшие гильдии.',
      page: 'top-list-guilds',
    },
  ],
  crusades: [
    {
      key: 'groupMissionOpenBanner',
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
  ],
  craft: [
    {
      key: 'learnSkillQuest',
      type: 'quest',
      title: 'Век живи',
      content: 'Славы накопилось на первую ветвь. Выберите ту, что ближе сердцу, и начните с корня.',
      task: 'Изучите одно умение.',
      page: 'skills/branches',
      goal: { type: 'skillLearned', amount: 1 },
      reward: { gold: 800, diamonds: 2, glory: 50, experience: 300 },
    },
    {
      key: 'levelSixteenQuest',
      type: 'quest',
      title: 'Титул барона',
      content: 'С 16 уровня вы барон: открыт Баронский бор, а кузницу можно поднять до четвёртого уровня.',
      task: 'Достигните 16 уровня.',
      page: 'missions',
      goal: { type: 'levelReached', amount: 16 },
      reward: { gold: 2_000, diamonds: 5, glory: 100, experience: 0 },
    },
    {
      key: 'craftsCreateBanner',
      type: 'banner',
      title: 'Изделия',
      content:
        'В кузнице четвёртого уровня из сырья делают изделия: вы сами выбираете, что прибавит вещь. Изделие ложится на заготовку или сразу на вещь, для которой задумано.',
      task: 'Прочтите и откройте мастерскую.',
      page: 'forge/craft',
    },
    {
      key: 'craftsBookOpenBanner',
      type: 'banner',
      title: 'Книга ремёсел',
      content:
        'Удачный рецепт жаль забыть. Записывайте его в книгу и раскладывайте по разделам, как вам удобно.',
      task: 'Прочтите и откройте книгу.',
      page: 'forge/craft-book',
    },
    {
      key: 'firstCraftQuest',
      type: 'quest',
      title: 'Дело мастера',
      content: 'Возьмите сырьё, рецепт и терпение. Имя мастера останется на изделии.',
      task: 'Сделайте одно изделие.',
      page: 'forge/craft',
      goal: { type: 'craftMade', amount: 1 },
      reward: { gold: 1_500, diamonds: 5, glory: 50, experience: 500 },
    },
  ],
} as const satisfies Record<string, readonly LaterStep[]>
