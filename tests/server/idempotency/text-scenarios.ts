import { TIPS } from '#catalogue/tips/tips.ts'
import { TUTORIAL } from '#catalogue/tutorial/tutorial.ts'
import { createNews } from '#server/domains/content/news.ts'
import { publishGuide } from '#server/domains/guides/publish-guide.ts'
import { createGuide } from '#server/domains/guides/save-guide.ts'
import { readLegalText } from '#server/domains/legal/versions.ts'
import { saveTipText } from '#server/domains/texts/tip-texts.ts'
import { saveQuestText } from '#server/domains/texts/tutorial-texts.ts'
import { readLastSettings } from '#server/game/appconfig/revisions.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { personWho } from './person-who.ts'

const PLAYER = ['PLAYER']
const ADMINISTRATOR = ['PLAYER', 'SUPER_ADMIN']

/** Two players who are compared must not change the same text. */
const PAGES = ['terms', 'privacy'] as const
let texts = 0
const TIP_KEYS = Object.keys(TIPS)
let tips = 0
const QUEST_KEYS = TUTORIAL.filter(({ type }) => type === 'quest').map(({ key }) => key)
let quests = 0
const SETTINGS = [
  ['toastLimit', 4, 5],
  ['announcement', 'Рынок переехал', 'Рынок вернулся'],
] as const
let settings = 0

const NEWS = {
  title: 'Рынок открыт',
  description: 'Лорды торгуют.',
  version: '0.2.0',
  state: 'PUBLISHED',
} as const

const GUIDE = { title: 'Первый поход', description: 'С чего начать', content: '<p>Возьмите лучников.</p>' }

/** Calls of legal texts, news, guides, reactions and settings of the game. */
export const textScenarios = {
  setLegalText: personWho(ADMINISTRATOR, async () => {
    const page = PAGES[texts++ % PAGES.length] ?? 'terms'
    const { version } = await readLegalText(page)
    const text = { page, version, title: 'Условия игры' }
    return {
      asks: { ...text, body: 'Играйте честно и вежливо.' },
      asksOther: { ...text, body: 'Играйте как угодно вам.' },
    }
  }),
  createNews: personWho(ADMINISTRATOR, () => ({
    asks: NEWS,
    asksOther: { ...NEWS, title: 'Другая новость' },
  })),
  saveNews: personWho(ADMINISTRATOR, async ({ player }) => {
    const { id } = await createNews({ ...NEWS, state: 'DRAFT' }, player.id)
    const asks = { ...NEWS, id, revision: 1 }
    return { asks, asksOther: { ...asks, title: 'Другая новость' } }
  }),
  saveTip: personWho(ADMINISTRATOR, () => {
    const tipKey = TIP_KEYS[tips++] ?? 'gold'
    const asks = {
      tipKey,
      revision: 0,
      title: 'Подсказка',
      baseContent: 'Текст',
      additionalContent: '',
      state: 'DRAFT',
    }
    return { asks, asksOther: { ...asks, title: 'Другая подсказка' } }
  }),
  setTipStates: personWho(ADMINISTRATOR, async ({ player }) => {
    const tipKey = TIP_KEYS[tips++] ?? 'gold'
    const words = { title: 'Подсказка', baseContent: 'Текст', additionalContent: '' }
    await inTransaction(() => saveTipText(tipKey, { ...words, revision: 0, state: 'DRAFT' }, player.id))
    const asks = { tips: [{ tipKey, revision: 1 }], state: 'PUBLISHED' }
    return { asks, asksOther: { ...asks, state: 'DEFAULT' } }
  }),
  setTutorialStates: personWho(ADMINISTRATOR, async ({ player }) => {
    const tutorialKey = QUEST_KEYS[quests++] ?? 'firstWinQuest'
    const words = { title: 'Поручение', content: 'Рассказ', task: 'Задание' }
    await inTransaction(() =>
      saveQuestText(tutorialKey, { ...words, revision: 0, state: 'DRAFT' }, player.id),
    )
    const asks = { texts: [{ tutorialKey, revision: 1 }], state: 'PUBLISHED' }
    return { asks, asksOther: { ...asks, state: 'DEFAULT' } }
  }),
  setNewsStates: personWho(ADMINISTRATOR, async ({ player }) => {
    const { id } = await createNews({ ...NEWS, state: 'DRAFT' }, player.id)
    const asks = { news: [{ newsId: id, revision: 1 }], state: 'PUBLISHED' }
    return { asks, asksOther: { ...asks, state: 'WITHDRAWN' } }
  }),
  saveTutorialText: personWho(ADMINISTRATOR, () => {
    const tutorialKey = QUEST_KEYS[quests++] ?? 'firstWinQuest'
    const asks = {
      tutorialKey,
      revision: 0,
      title: 'Поручение',
      content: 'Рассказ',
      task: 'Задание',
      state: 'DRAFT',
    }
    return { asks, asksOther: { ...asks, title: 'Другое поручение' } }
  }),
  saveAppSetting: personWho(ADMINISTRATOR, async () => {
    const [settingKey, value, other] = SETTINGS[settings++ % SETTINGS.length] ?? SETTINGS[0]
    const revision = (await readLastSettings()).get(settingKey)?.revision ?? 0
    const asks = { settingKey, revision, value, reason: 'Проверка' }
    return { asks, asksOther: { ...asks, value: other } }
  }),
  createGuide: personWho(ADMINISTRATOR, () => ({
    asks: GUIDE,
    asksOther: { ...GUIDE, title: 'Другое руководство' },
  })),
  saveGuide: personWho(ADMINISTRATOR, async ({ player }) => {
    const { guideId } = await createGuide(GUIDE, player.id)
    const asks = { ...GUIDE, guideId, revision: 1 }
    return { asks, asksOther: { ...asks, title: 'Другое руководство' } }
  }),
  publishGuide: personWho(ADMINISTRATOR, async ({ player }) => {
    const { guideId } = await createGuide(GUIDE, player.id)
    return { asks: { guideId, revision: 1 }, asksOther: { guideId, revision: 2 } }
  }),
  withdrawGuide: personWho(ADMINISTRATOR, async ({ player }) => {
    const { guideId } = await createGuide(GUIDE, player.id)
    await publishGuide(guideId, 1)
    return { asks: { guideId }, asksOther: { guideId: 1 } }
  }),
  deleteGuide: personWho(ADMINISTRATOR, async ({ player }) => {
    const { guideId } = await createGuide(GUIDE, player.id)
    return { asks: { guideId }, asksOther: { guideId: 1 } }
  }),
  reactToItem: personWho(PLAYER, async ({ player }) => {
    const { guideId } = await createGuide(GUIDE, player.id)
    await publishGuide(guideId, 1)
    const asks = { itemKind: 'GUIDE', itemId: guideId, reaction: 'LIKE' }
    return { asks, asksOther: { ...asks, reaction: 'DISLIKE' } }
  }),
}
