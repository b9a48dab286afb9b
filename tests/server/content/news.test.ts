import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { NewsState, Role } from '#generated/types.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'

let game: Game
let editor: Lord
beforeAll(async () => {
  game = await openGame()
  editor = await administrator('CONTENT_ADMIN')
})
afterAll(() => game.close())

async function administrator(role: Role): Promise<Lord> {
  const lord = await game.lord({ roles: ['PLAYER', role] })
  await giveSecondFactor(lord.player.id)
  return lord
}

function text(title: string, state: NewsState = 'DRAFT') {
  return { title, description: `<p>О новости «${title}».</p>`, version: '0.2.0', state }
}

async function create(title: string, state?: NewsState) {
  const { status, body } = await editor.call('createNews', { body: text(title, state) })
  expect(status).toBe(200)
  return body
}

function save(id: number, revision: number, title: string, state: NewsState) {
  return editor.call('saveNews', { params: { id }, body: { ...text(title, state), revision } })
}

async function shownTitles(): Promise<string[]> {
  return (await game.visitor('listNews')).body.items.map(({ title }) => title)
}

describe('chosen news', () => {
  it('are published and withdrawn together, and recorded each', async () => {
    const [draft, shown] = [await create('Турнир'), await create('Ярмарка', 'PUBLISHED')]
    const hidden = await create('Набросок')
    const set = (state: 'PUBLISHED' | 'WITHDRAWN', chosen: readonly (readonly [number, number])[]) =>
      editor.call('setNewsStates', {
        body: { state, news: chosen.map(([newsId, revision]) => ({ newsId, revision })) },
      })
    const published = await set('PUBLISHED', [
      [draft.id, 1],
      [shown.id, 1],
    ])
    expect(published.body).toEqual({ changed: [draft.id] })
    expect(await shownTitles()).toEqual(expect.arrayContaining(['Турнир', 'Ярмарка']))
    const stale = await set('WITHDRAWN', [
      [shown.id, 1],
      [draft.id, 1],
    ])
    expect([stale.status, stale.error.code]).toEqual([409, 'textChanged'])
    expect(await shownTitles()).toContain('Ярмарка')
    const withdrawn = await set('WITHDRAWN', [
      [shown.id, 1],
      [draft.id, 2],
      [hidden.id, 1],
    ])
    expect(withdrawn.body).toEqual({ changed: [shown.id, draft.id] })
    expect(await shownTitles()).not.toContain('Турнир')
    const chief = await administrator('SUPER_ADMIN')
    const query = { filter: JSON.stringify({ playerId: editor.player.id, operation: 'setNewsStates' }) }
    const { body: lines } = await chief.call('listAuditEntriesForAdmin', { query })
    expect(lines.map(({ request }) => JSON.parse(request)).reverse()).toEqual([
      { id: draft.id, state: 'PUBLISHED' },
      { id: shown.id, state: 'WITHDRAWN' },
      { id: draft.id, state: 'WITHDRAWN' },
    ])
  })
})

describe('news', () => {
  it('are shown when published, keep their text while a draft is written, and go when withdrawn', async () => {
    const { id } = await create('Черновая')
    expect(await shownTitles()).not.toContain('Черновая')
    const published = (await save(id, 1, 'Рынок открыт', 'PUBLISHED')).body
    expect(published).toMatchObject({
      revision: 2,
      state: 'PUBLISHED',
      isShown: true,
      byName: editor.player.name,
    })
    const publishedAt = game.clock.now().toISOString()
    expect((await game.visitor('listNews')).body.items).toMatchObject([
      { newsId: id, title: 'Рынок открыт', version: '0.2.0', publishedAt },
    ])
    game.clock.advance(3_600)
    expect((await save(id, 2, 'Рынок закрыт', 'DRAFT')).body).toMatchObject({ state: 'DRAFT', isShown: true })
    expect(await shownTitles()).toEqual(['Рынок открыт'])
    await save(id, 3, 'Рынок закрыт', 'PUBLISHED')
    expect((await game.visitor('listNews')).body.items).toMatchObject([
      { title: 'Рынок закрыт', publishedAt },
    ])
    expect((await save(id, 4, 'Рынок закрыт', 'WITHDRAWN')).body.isShown).toBe(false)
    expect(await shownTitles()).toEqual([])
    const query = { filter: JSON.stringify({ newsId: id }) }
    const { body: revisions } = await editor.call('listNewsRevisionsForAdmin', { query })
    expect(revisions.map(({ revision, title, state }) => [revision, title, state])).toEqual([
      [5, 'Рынок закрыт', 'WITHDRAWN'],
      [4, 'Рынок закрыт', 'PUBLISHED'],
      [3, 'Рынок закрыт', 'DRAFT'],
      [2, 'Рынок открыт', 'PUBLISHED'],
      [1, 'Черновая', 'DRAFT'],
    ])
  })

  it('come newest first, page by page, and once per visitor while nothing changes', async () => {
    const titles: string[] = []
    for (let number = 0; number < 22; number += 1) {
      // Three at the same moment: the place of a page is not the time alone.
      if (number % 3 === 0) game.clock.advance(60)
      titles.unshift((await create(`Новость ${number}`, 'PUBLISHED')).title)
    }
    expect(await shownTitles()).toEqual(titles.slice(0, 20))
    const read: string[] = []
    let cursor: string | null | undefined
    do {
      const query: Record<string, string> = cursor ? { limit: '5', cursor } : { limit: '5' }
      const { body } = await game.visitor('listNews', { query })
      expect(body.items.length).toBeLessThanOrEqual(5)
      read.push(...body.items.map(({ title }) => title))
      cursor = body.nextCursor
    } while (cursor)
    expect(read).toEqual(titles)
    expect((await game.visitor('listNews', { query: { cursor: 'nonsense' } })).status).toBe(400)
    const url = `${game.platform.config.publicUrl}/api/public/news`
    const tag = (await fetch(url)).headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304)
    await create('Ещё одна', 'PUBLISHED')
    expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  it('keep their markup, and lose what rich texts may not contain', async () => {
    const write = async (description: string) => {
      const body = { ...text('Оформленная', 'PUBLISHED'), description }
      return editor.call('createNews', { body })
    }
    const honest =
      '<h3>Что дают</h3><ul><li><p>алмазы и <strong>славу</strong></p></li></ul><p style="text-align: center"><a href="/guides">тут</a></p>'
    const made = (await write(honest)).body
    expect(made.description).toBe(honest)
    expect((await game.visitor('listNews')).body.items[0]?.description).toBe(honest)
    const attack =
      '<p onclick="alert(1)">a</p>&lt;script&gt;alert(1)&lt;/script&gt;<img src=x onerror=alert(1)>'
    expect((await write(attack)).body.description).toBe('<p>a</p>')
    const saved = await editor.call('saveNews', {
      params: { id: made.id },
      body: { ...text('Оформленная', 'PUBLISHED'), revision: 1, description: attack },
    })
    expect(saved.body.description).toBe('<p>a</p>')
    const query = { filter: JSON.stringify({ newsId: made.id }) }
    const { body: revisions } = await editor.call('listNewsRevisionsForAdmin', { query })
    expect(revisions.map(({ description }) => description)).toEqual(['<p>a</p>', honest])
  })

  const LINK = '<a href="http://a.ru">a</a>, '
  it.each([
    ['letters', 'д'.repeat(5_000), 'д'],
    ['letters in markup', `<p>${'д'.repeat(4_993)}</p>`, 'д'],
    ['signs that are escaped', '&'.repeat(5_000), '&'],
    ['signs that the editor escapes', `<p>${'&amp;'.repeat(4_993)}</p>`, 'д'],
    ['angles', `<p>${'a &lt; b '.repeat(832)}</p>д`, 'д'],
    ['links to other sites', LINK.repeat(172) + 'д'.repeat(12), 'д'],
  ])(
    'take 5 000 characters of %s as their author wrote them, and not one more',
    async (_of, longest, more) => {
      const write = (description: string) =>
        editor.call('createNews', { body: { ...text('Длинная'), description } })
      expect((await write(longest)).status).toBe(200)
      const longer = await write(longest + more)
      expect([longer.status, longer.error.message]).toEqual([
        400,
        expect.stringContaining('5 000 знаков вместе с оформлением'),
      ])
    },
  )

  it('take 100 links in 2 900 characters, also when they are saved again as they are stored', async () => {
    const links = '<a href="http://ab.ru">ab</a>'.repeat(100)
    expect(links).toHaveLength(2_900)
    const made = await editor.call('createNews', { body: { ...text('Со ссылками'), description: links } })
    const { id, description } = made.body
    expect(description.match(/rel="noopener nofollow ugc"/g)).toHaveLength(100)
    const again = { ...text('Со ссылками'), description, revision: 1 }
    expect((await editor.call('saveNews', { params: { id }, body: again })).body.description).toBe(
      description,
    )
  })

  it('are not overwritten by somebody who has read an older revision, also at the same time', async () => {
    const { id } = await create('Спорная')
    const answers = await Promise.all(
      ['первая', 'вторая', 'третья', 'четвёртая'].map((word) => save(id, 1, `Спорная ${word}`, 'PUBLISHED')),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200).map(({ error }) => error.code)
    expect(new Set(refused)).toEqual(new Set(['textChanged']))
    expect((await save(id, 1, 'Поздняя', 'PUBLISHED')).error.code).toBe('textChanged')
    expect((await editor.call('getNewsForAdmin', { params: { id } })).body.revision).toBe(2)
  })

  it('need a title, and are made once by a repeated call', async () => {
    expect((await editor.call('createNews', { body: text('   ') })).status).toBe(400)
    expect((await editor.call('createNews', { body: text('д'.repeat(201)) })).status).toBe(400)
    const key = newKey()
    const first = await editor.call('createNews', { key, body: text('Одна') })
    const again = await editor.call('createNews', { key, body: text('Одна') })
    expect(again.body.id).toBe(first.body.id)
    expect((await save(999_999, 1, 'Чужая', 'DRAFT')).status).toBe(404)
  })

  it('are written by the roles of the content alone', async () => {
    for (const role of ['USER_ADMIN', 'KNOWLEDGE_BASE_ADMIN', 'GUIDES_ADMIN'] as const) {
      const other = await administrator(role)
      expect((await other.call('createNews', { body: text('Чужая') })).error.code).toBe('forbidden')
      expect((await other.call('listNewsForAdmin')).error.code).toBe('forbidden')
    }
    const chief = await administrator('SUPER_ADMIN')
    expect((await chief.call('listNewsForAdmin')).status).toBe(200)
  })
})
