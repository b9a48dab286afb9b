import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TIPS } from '#catalogue/tips/tips.ts'
import type { Role, TextState } from '#generated/types.ts'
import { earn } from '#server/game/player/ledger.ts'
import { lockPlayer } from '#server/game/player/lock-order.ts'
import { inTransaction } from '#server/platform/transaction.ts'
import { ALL_PAGES_OPEN, type Game, type Lord, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

let game: Game
let keeper: Lord
beforeAll(async () => {
  game = await openGame()
  keeper = await administrator('KNOWLEDGE_BASE_ADMIN')
})
afterAll(() => game.close())

async function administrator(role: Role): Promise<Lord> {
  const lord = await game.lord({ roles: ['PLAYER', role] })
  await giveSecondFactor(lord.player.id)
  return lord
}

function saveTip(id: string, revision: number, title: string, state: TextState) {
  const body = { revision, title, baseContent: `О подсказке «${title}».`, additionalContent: '', state }
  return keeper.call('saveTip', { params: { tipKey: id }, body })
}

/** As visitors read it. Every process reads changes within two seconds. */
function shownTitle(key: string) {
  return expect.poll(async () => (await game.visitor('getGameTips')).body[key]?.title, { timeout: 10_000 })
}

describe('a tip', () => {
  const id = 'playerArmyArchers'

  it('is read as published, keeps its text while a draft is written, and comes back to the default', async () => {
    const draft = await saveTip(id, 0, 'Стрелки', 'DRAFT')
    expect(draft.body).toMatchObject({ revision: 1, title: 'Стрелки', isChanged: false })
    expect(draft.body.defaultTitle).toBe('Лучники')
    expect((await saveTip(id, 1, 'Меткие стрелки', 'PUBLISHED')).body).toMatchObject({
      revision: 2,
      state: 'PUBLISHED',
      isChanged: true,
      byName: keeper.player.name,
    })
    await shownTitle(id).toBe('Меткие стрелки')
    expect((await game.visitor('getGameTips')).body[id]?.category).toBe('army')
    await saveTip(id, 2, 'Черновик', 'DRAFT')
    await saveTip('playerArmyPriests', 0, 'Лекари', 'PUBLISHED')
    await shownTitle('playerArmyPriests').toBe('Лекари')
    await shownTitle(id).toBe('Меткие стрелки')
    const back = await saveTip(id, 3, 'Неважно что', 'DEFAULT')
    expect(back.body).toMatchObject({ title: 'Лучники', state: 'DEFAULT', isChanged: false })
    await shownTitle(id).toBe('Лучники')
    const query = { filter: JSON.stringify({ tipKey: id }) }
    const { body: revisions } = await keeper.call('listTipRevisionsForAdmin', { query })
    expect(revisions.map(({ revision, title }) => [revision, title])).toEqual([
      [4, 'Лучники'],
      [3, 'Черновик'],
      [2, 'Меткие стрелки'],
      [1, 'Стрелки'],
    ])
  })

  it('is not overwritten by somebody who has read an older revision, also at the same time', async () => {
    const answers = await Promise.all(
      ['один', 'два', 'три'].map((word) => saveTip('gold', 0, `Золото ${word}`, 'DRAFT')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await saveTip('gold', 0, 'Позднее золото', 'DRAFT')).error.code).toBe('textChanged')
  })

  it('is refused without a title, with too long texts and for an unknown key', async () => {
    expect((await saveTip('glory', 0, '  ', 'DRAFT')).status).toBe(400)
    expect((await saveTip('glory', 0, 'д'.repeat(201), 'DRAFT')).status).toBe(400)
    const long = { revision: 0, title: 'Слава', baseContent: 'д'.repeat(5_001), additionalContent: '' }
    expect(
      (await keeper.call('saveTip', { params: { tipKey: 'glory' }, body: { ...long, state: 'DRAFT' } }))
        .status,
    ).toBe(400)
    expect((await saveTip('noSuchTip', 0, 'Нет такой', 'DRAFT')).status).toBe(404)
    expect((await keeper.call('getTipForAdmin', { params: { tipKey: 'glory' } })).body.revision).toBe(0)
  })

  it('is found by its title and category', async () => {
    const query = { filter: JSON.stringify({ q: 'КОНН', category: 'army' }), range: '[0,9]' }
    const { body } = await keeper.call('listTipsForAdmin', { query })
    expect(body.map(({ id: key }) => key)).toEqual(['playerArmyCavalry'])
    const all = await keeper.call('listTipsForAdmin', { query: { range: '[0,99]' } })
    expect(all.body).toHaveLength(Math.min(100, Object.keys(TIPS).length))
  })
})

describe('chosen tips', () => {
  const [draft, published, untouched] = ['playerArmyPeasants', 'playerArmyServants', 'playerArmySquires']
  const set = (state: 'PUBLISHED' | 'DEFAULT', chosen: readonly (readonly [string, number])[]) =>
    keeper.call('setTipStates', {
      body: { state, tips: chosen.map(([tipKey, revision]) => ({ tipKey, revision })) },
    })

  it('are published and withdrawn together, where that changes what players read', async () => {
    await saveTip(draft, 0, 'Пахари', 'DRAFT')
    await saveTip(published, 0, 'Дворня', 'PUBLISHED')
    const chosen = [
      [draft, 1],
      [published, 1],
      [untouched, 0],
    ] as const
    expect((await set('PUBLISHED', chosen)).body).toEqual({ changed: [draft] })
    await shownTitle(draft).toBe('Пахари')
    // A draft over a published text: players read the catalogue's text again.
    await saveTip(published, 1, 'Слуги замка', 'DRAFT')
    const now = [
      [draft, 2],
      [published, 2],
      [untouched, 0],
    ] as const
    expect((await set('DEFAULT', now)).body).toEqual({ changed: [draft, published] })
    await shownTitle(draft).toBe(TIPS[draft]?.title)
    await shownTitle(published).toBe(TIPS[published]?.title)
  })

  it('are all left alone if somebody has saved one of them since', async () => {
    await saveTip('playerArmySwordsmen', 0, 'Меченосцы', 'DRAFT')
    await saveTip('playerArmyCavalry', 0, 'Всадники', 'DRAFT')
    const refused = await set('PUBLISHED', [
      ['playerArmySwordsmen', 1],
      ['playerArmyCavalry', 0],
    ])
    expect([refused.status, refused.error.code]).toEqual([409, 'textChanged'])
    expect(refused.error.message).toContain('«Всадники»')
    const { body } = await keeper.call('getTipForAdmin', { params: { tipKey: 'playerArmySwordsmen' } })
    expect(body).toMatchObject({ revision: 1, state: 'DRAFT' })
    expect((await set('PUBLISHED', [['noSuchTip', 0]])).status).toBe(404)
  })
})

describe('the text of a quest', () => {
  it('is published together with others', async () => {
    const tutorialKey = 'readReportQuest'
    const { content, task } = (await keeper.call('getTutorialTextForAdmin', { params: { tutorialKey } })).body
    const draft = { revision: 0, title: 'Прочтите отчёт', content, task, state: 'DRAFT' } as const
    await keeper.call('saveTutorialText', { params: { tutorialKey }, body: draft })
    const texts = [{ tutorialKey, revision: 1 }]
    const { body } = await keeper.call('setTutorialStates', { body: { texts, state: 'PUBLISHED' } })
    expect(body).toEqual({ changed: [tutorialKey] })
    const { body: shown } = await keeper.call('getTutorialTextForAdmin', { params: { tutorialKey } })
    expect(shown).toMatchObject({ title: 'Прочтите отчёт', state: 'PUBLISHED', isChanged: true })
  })

  it('is read in the quests of a player as published', async () => {
    const lord = await game.lord()
    const titles = async () => {
      const { body } = await lord.call('getGameData', { query: { quests: 'true' } })
      return body.quests?.data.active.map(({ title }) => title)
    }
    const given = (await keeper.call('getTutorialTextForAdmin', { params: { tutorialKey: 'firstWinQuest' } }))
      .body
    const { content, task } = given
    const body = { revision: 0, title: 'Ваш первый поход', content, task, state: 'PUBLISHED' } as const
    await keeper.call('saveTutorialText', { params: { tutorialKey: 'firstWinQuest' }, body })
    await expect.poll(titles, { timeout: 10_000 }).toContain('Ваш первый поход')
  })

  it('is named by its changed title in the account book and to pages that wait for it', async () => {
    const lord = await game.lord({}, ALL_PAGES_OPEN)
    const tutorialKey = 'levelTwentyQuest'
    const { body: given } = await keeper.call('getTutorialTextForAdmin', { params: { tutorialKey } })
    const retitled = async () => {
      const { body } = await lord.call('getGameData', { query: { quests: 'true' } })
      return body.quests?.data.retitled?.[tutorialKey]
    }
    const about = async () => {
      const [last] = (await lord.call('listMoneyHistory')).body.items
      return last?.about
    }
    await inTransaction(async () => {
      const player = await lockPlayer(lord.player.id)
      earn(player, { gold: 5 }, 'TUTORIAL', { reference: `tutorial:${tutorialKey}` })
    })
    expect([await retitled(), await about()]).toEqual([undefined, given.title])
    const { content, task } = given
    const body = { revision: 0, title: 'Казна полнится', content, task, state: 'PUBLISHED' } as const
    await keeper.call('saveTutorialText', { params: { tutorialKey }, body })
    await expect.poll(retitled, { timeout: 10_000 }).toBe('Казна полнится')
    expect(await about()).toBe('Казна полнится')
    await keeper.call('saveTutorialText', {
      params: { tutorialKey },
      body: { ...body, revision: 1, state: 'DEFAULT' },
    })
    await expect.poll(retitled, { timeout: 10_000 }).toBeUndefined()
    expect(await about()).toBe(given.title)
  })

  it('is not there for a banner', async () => {
    const params = { tutorialKey: 'armyOpenBanner' }
    expect((await keeper.call('getTutorialTextForAdmin', { params })).status).toBe(404)
  })
})

describe('the texts', () => {
  it.each([
    ['SUPER_ADMIN', 200, 200],
    ['KNOWLEDGE_BASE_ADMIN_TIPS', 200, 403],
    ['KNOWLEDGE_BASE_ADMIN_TUTORIAL', 403, 200],
    ['CONTENT_ADMIN', 403, 403],
    ['USER_ADMIN', 403, 403],
    ['GUIDES_ADMIN', 403, 403],
  ] as const)('are open to %s: tips %i, tutorial %i', async (role, tips, tutorial) => {
    const lord = await administrator(role)
    expect((await lord.call('listTipsForAdmin')).status).toBe(tips)
    expect((await lord.call('listTutorialTextsForAdmin')).status).toBe(tutorial)
  })
})
