import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#generated/types.ts'
import { type Game, type Lord, newKey, openGame } from '../../support/open-game.ts'
import { openTestSession } from '../../support/open-session.ts'
import { giveSecondFactor } from '../../support/second-factor.ts'
import { sendWire } from '../../support/wire.ts'

let game: Game
let editor: Lord
beforeAll(async () => {
  game = await openGame()
  editor = await administrator('GUIDES_ADMIN')
})
afterAll(() => game.close())

async function administrator(role: Role): Promise<Lord> {
  const lord = await game.lord({ roles: ['PLAYER', role] })
  await giveSecondFactor(lord.player.id)
  return lord
}

function text(title: string, content = `<p>О руководстве «${title}».</p>`) {
  return { title, description: `Коротко: ${title}`, content }
}

async function create(title: string, content?: string): Promise<number> {
  const { status, body } = await editor.call('createGuide', { body: text(title, content) })
  expect(status).toBe(200)
  return body.guide.guideId
}

function save(guideId: number, revision: number, title: string, content?: string) {
  return editor.call('saveGuide', { params: { guideId }, body: { ...text(title, content), revision } })
}

function publish(guideId: number, revision: number) {
  return editor.call('publishGuide', { params: { guideId }, body: { revision } })
}

function read(guideId: number) {
  return game.visitor('getGuide', { params: { guideId } })
}

async function shownTitles(): Promise<string[]> {
  return (await game.visitor('listGuides')).body.items.map(({ title }) => title)
}

describe('guides', () => {
  it('are drafts until they are published, keep their text while the next edition is written, and go when withdrawn', async () => {
    const guideId = await create('Первый поход')
    expect((await read(guideId)).status).toBe(404)
    expect(await shownTitles()).toEqual([])
    const published = (await publish(guideId, 1)).body.guide
    expect(published).toMatchObject({ status: 'PUBLISHED', publishedRevision: 1, revision: 1 })
    const publishedAt = game.clock.now().toISOString()
    expect((await read(guideId)).body).toMatchObject({
      title: 'Первый поход',
      description: 'Коротко: Первый поход',
      content: '<p>О руководстве «Первый поход».</p>',
      authorName: editor.player.name,
      publishedAt,
      likes: 0,
      dislikes: 0,
    })

    game.clock.advance(3600)
    expect((await save(guideId, 1, 'Второй поход')).body.guide).toMatchObject({
      revision: 2,
      publishedRevision: 1,
      status: 'PUBLISHED',
    })
    expect((await read(guideId)).body.title).toBe('Первый поход')
    await publish(guideId, 2)
    expect((await read(guideId)).body).toMatchObject({ title: 'Второй поход', publishedAt })

    const withdrawn = await editor.call('withdrawGuide', { params: { guideId } })
    expect(withdrawn.body.guide).toMatchObject({ status: 'DRAFT', publishedRevision: null })
    expect((await read(guideId)).status).toBe(404)
    expect(await shownTitles()).toEqual([])

    const revisions = await editor.call('listGuideRevisions', { params: { guideId } })
    expect(revisions.body.items.map(({ revision, title }) => [revision, title])).toEqual([
      [2, 'Второй поход'],
      [1, 'Первый поход'],
    ])
    const first = (await editor.call('getGuideRevision', { params: { guideId, revision: 1 } })).body
    expect((await save(guideId, 2, first.title, first.content)).body.guide.revision).toBe(3)
    await publish(guideId, 3)
    expect((await read(guideId)).body).toMatchObject({ title: 'Первый поход', publishedAt })
  })

  it('come page by page, the last published first, and once per visitor while nothing changes', async () => {
    const titles: string[] = []
    for (let number = 0; number < 5; number += 1) {
      game.clock.advance(60)
      const guideId = await create(`Глава ${number}`)
      await publish(guideId, 1)
      titles.unshift(`Глава ${number}`)
    }
    const found: string[] = []
    let cursor: string | null | undefined
    do {
      const page: { items: { title: string }[]; nextCursor: string | null } = (
        await game.visitor('listGuides', { query: { limit: '2', ...(cursor && { cursor }) } })
      ).body
      found.push(...page.items.map(({ title }) => title))
      cursor = page.nextCursor
    } while (cursor)
    expect(found).toEqual([...titles, 'Первый поход'])
    expect((await game.visitor('listGuides', { query: { cursor: 'xyz' } })).status).toBe(400)

    const url = `${game.platform.config.publicUrl}/api/public/guides`
    const tag = (await fetch(url)).headers.get('etag') ?? ''
    expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(304)
    await publish(await create('Ещё одна'), 1)
    expect((await fetch(url, { headers: { 'if-none-match': tag } })).status).toBe(200)
  })

  it('are not overwritten or published by somebody who has read an older revision, also at the same time', async () => {
    const guideId = await create('Спорная')
    const answers = await Promise.all(
      ['первая', 'вторая', 'третья', 'четвёртая'].map((word) => save(guideId, 1, `Спорная ${word}`)),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
      new Set(['409 textChanged']),
    )
    expect((await publish(guideId, 1)).error.code).toBe('textChanged')
    expect((await publish(guideId, 2)).status).toBe(200)
  })

  it('store only what rich texts may contain, and need words to be published', async () => {
    const attack =
      '<p onclick="alert(1)">Стена</p>&lt;script&gt;alert(1)&lt;/script&gt;<img src=x onerror=alert(1)>'
    const guideId = await create('Опасная', attack)
    const stored = (await editor.call('getGuideForEditor', { params: { guideId } })).body
    expect(stored.content).toBe('<p>Стена</p>')
    const empty = await create('Пустая', '<p><br></p><script>alert(1)</script>')
    expect((await publish(empty, 1)).error.code).toBe('guideEmpty')
  })

  it('are up to 200 000 characters long as their author wrote them, in letters of two bytes', async () => {
    const longest = `<p>${'ж'.repeat(199_993)}</p>`
    const guideId = await create('Длинная', longest)
    await publish(guideId, 1)
    expect((await read(guideId)).body.content).toBe(longest)
    const longer = { body: text('Длиннее', `<p>${'ж'.repeat(199_994)}</p>`) }
    const refused = await editor.call('createGuide', longer)
    expect([refused.status, refused.error.message]).toEqual([400, expect.stringContaining('200 000')])
    // Each of these characters is stored as five.
    const grown = await create('Растущая', `<p>${'&'.repeat(199_993)}</p>`)
    await publish(grown, 1)
    expect((await read(grown)).body.content).toHaveLength(7 + 5 * 199_993)
    const linked = await create('Со ссылками', '<a href="http://ab.ru">ab</a>'.repeat(6_000))
    expect((await publish(linked, 1)).status).toBe(200)
    const titled = await editor.call('createGuide', { body: text('д'.repeat(51)) })
    expect(titled.status).toBe(400)
    expect((await editor.call('createGuide', { body: text('   ') })).status).toBe(400)
  })

  it('are deleted for everybody', async () => {
    const guideId = await create('Лишняя')
    await publish(guideId, 1)
    expect((await editor.call('deleteGuide', { params: { guideId } })).status).toBe(200)
    expect((await read(guideId)).status).toBe(404)
    expect((await editor.call('getGuideForEditor', { params: { guideId } })).status).toBe(404)
    expect((await save(guideId, 1, 'Снова')).status).toBe(404)
    expect((await editor.call('deleteGuide', { params: { guideId } })).status).toBe(404)
    const listed = (await editor.call('listGuidesForEditor', { query: { limit: '100' } })).body.items
    expect(listed.map((guide) => guide.guideId)).not.toContain(guideId)
  })

  it('are made once by a repeated call', async () => {
    const key = newKey()
    const first = await editor.call('createGuide', { key, body: text('Одна') })
    const again = await editor.call('createGuide', { key, body: text('Одна') })
    expect(again.body.guide.guideId).toBe(first.body.guide.guideId)
  })

  it('are written by their editors alone', async () => {
    for (const role of ['PLAYER', 'USER_ADMIN', 'CONTENT_ADMIN', 'KNOWLEDGE_BASE_ADMIN'] as const) {
      const other = await administrator(role)
      expect((await other.call('createGuide', { body: text('Чужая') })).error.code).toBe('forbidden')
      expect((await other.call('listGuidesForEditor')).error.code).toBe('forbidden')
    }
    const chief = await administrator('SUPER_ADMIN')
    expect((await chief.call('createGuide', { body: text('Главная') })).status).toBe(200)
  })
})

describe('a text above the usual size of bodies', () => {
  function send(cookie: string, path: string, bytes: number) {
    const request = JSON.stringify(text('Большая'))
    const body = request.padEnd(request.length + bytes - Buffer.byteLength(request))
    const headers = { 'content-type': 'application/json', cookie }
    return sendWire(game.platform.config.publicUrl, { method: 'POST', path, headers, body })
  }

  it('is read from an editor, up to its own limit', async () => {
    const { cookie } = await openTestSession(game.platform, editor.player.id)
    expect((await send(cookie, '/api/guides', 900 * 1024)).status).toBe(200)
    expect((await send(cookie, '/api/guides', 900 * 1024 + 1)).status).toBe(400)
    expect((await send(cookie, '/api/missions/start', 110_000)).text).toContain('Запрос слишком велик')
  })

  it('is not read from somebody without a session', async () => {
    const answer = await send('', '/api/guides', 900 * 1024)
    expect([answer.status, answer.headers.connection]).toEqual([401, 'close'])
  })
})
