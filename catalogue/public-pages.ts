import { GEAR_CLASS_TEXTS } from './gear/gear-classes.ts'
import { LEGAL_PAGES, LEGAL_TEXTS } from './legal/legal-texts.ts'
import { OUTER_PATHS } from './outer-paths.ts'

/** A page that search engines may list. */
export type PublicPage = {
  /** Below the game's address. */
  readonly path: string
  readonly title: string
  /** One or two sentences, at most 160 characters. */
  readonly description: string
}

/** The pages that a visitor may find from outside. */
export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: OUTER_PATHS.main,
    title: 'Донжон: игра о средневековом замке',
    description:
      'Стройте замок, водите войско в походы и набеги, куйте вещи и пишите летопись своего рода. Играть можно в браузере, сразу и бесплатно.',
  },
  {
    path: OUTER_PATHS.about,
    title: 'Об игре · Донжон',
    description:
      'Как устроен «Донжон»: замок, который растёт на глазах, битвы, которые можно пересмотреть и проверить, 66 походов и вещи с характером.',
  },
  {
    path: OUTER_PATHS.guides,
    title: 'Руководства · Донжон',
    description:
      'Руководства по игре «Донжон»: с чего начать, кого брать в поход, как точить вещи и держать оборону замка. Читать можно без входа.',
  },
  {
    path: OUTER_PATHS.knowledge,
    title: 'База знаний · Донжон',
    description:
      'Справочник игры «Донжон» с поиском: поручения, походы и враги, снаряжение, крестовые походы и подсказки. Числа те же, что в игре.',
  },
  {
    path: OUTER_PATHS.knowledgeTutorial,
    title: 'Поручения обучения · Донжон',
    description: 'Все поручения обучения по порядку: что сделать, что откроется и какую награду заплатят.',
  },
  {
    path: OUTER_PATHS.knowledgeMissions,
    title: 'Походы и враги · Донжон',
    description:
      'Все походы игры «Донжон»: характеристики врагов, цена в энергии, время, награды и шансы добычи на каждой сложности.',
  },
  {
    path: OUTER_PATHS.knowledgeGear,
    title: 'Снаряжение · Донжон',
    description:
      'Всё снаряжение игры «Донжон» по классам, с расчётом силы при любом качестве, звёздах и заточке.',
  },
  ...Object.entries(GEAR_CLASS_TEXTS).map(([gearClass, { name, legend }]) => ({
    path: OUTER_PATHS.knowledgeGearClass.replace(':gearClass', gearClass),
    title: `${name}: снаряжение · Донжон`,
    description: `${name}. ${legend} Все вещи класса и расчёт их силы.`,
  })),
  {
    path: OUTER_PATHS.knowledgeCrusades,
    title: 'Крестовые походы · Донжон',
    description:
      'Враги крестовых походов: характеристики, сколько войск нужно, требования и добыча каждого лорда.',
  },
  {
    path: OUTER_PATHS.knowledgeTips,
    title: 'Подсказки · Донжон',
    description: 'Подсказки игры «Донжон» по темам: что значит каждое число и как оно считается.',
  },
  ...LEGAL_PAGES.map((page) => ({
    path: OUTER_PATHS[page],
    title: `${LEGAL_TEXTS[page].title} · Донжон`,
    description: `«Донжон», игра о средневековом замке. ${LEGAL_TEXTS[page].title}.`,
  })),
]
