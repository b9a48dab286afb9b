import type { LiveStep } from './live-step.ts'

/** Level 16: craft and the craft book. */
export const CRAFT_STEPS: readonly LiveStep[] = [
  {
    key: 'craftsCreateBanner',
    after: ['levelSixteenQuest', 'enhanceOpenBanner'],
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
    after: ['craftsCreateBanner'],
    type: 'quest',
    title: 'Дело мастера',
    content: 'Возьмите сырьё, рецепт и терпение. Имя мастера останется на изделии.',
    task: 'Сделайте одно изделие.',
    page: 'forge/craft',
    goal: { type: 'craftMade', amount: 1 },
    reward: { gold: 1_500, diamonds: 5, glory: 50, experience: 500 },
  },
]
