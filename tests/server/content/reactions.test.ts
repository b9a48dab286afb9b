import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Reaction, ReactionItemKind } from '#generated/types.ts'
import { createNews } from '#server/domains/content/news.ts'
import { publishGuide, withdrawGuide } from '#server/domains/guides/publish-guide.ts'
import { createGuide } from '#server/domains/guides/save-guide.ts'
import { type Game, type Lord, openGame } from '../../support/open-game.ts'

let game: Game
let author: Lord
let guideId: number
let newsId: number
beforeAll(async () => {
  game = await openGame()
  author = await game.lord()
  guideId = await newGuide()
  const news = { title: 'Рынок', description: '<p>Открыт.</p>', version: '', state: 'PUBLISHED' } as const
  newsId = (await createNews(news, author.player.id)).id
})
afterAll(() => game.close())

async function newGuide(): Promise<number> {
  const text = { title: 'Поход', description: '', content: '<p>Идите.</p>' }
  const made = await createGuide(text, author.player.id)
  await publishGuide(made.guideId, 1)
  return made.guideId
}

function react(lord: Lord, itemKind: ReactionItemKind, itemId: number, reaction: Reaction | null) {
  return lord.call('reactToItem', { body: { itemKind, itemId, reaction } })
}

async function countsOfGuide(): Promise<number[]> {
  const { likes, dislikes } = (await game.visitor('getGuide', { params: { guideId } })).body
  const listed = (await game.visitor('listGuides')).body.items.find((guide) => guide.guideId === guideId)
  expect([listed?.likes, listed?.dislikes]).toEqual([likes, dislikes])
  return [likes, dislikes]
}

it('a player has one reaction to an item, can change it and take it back', async () => {
  const lord = await game.lord()
  const other = await game.lord()
  expect(await countsOfGuide()).toEqual([0, 0])
  expect((await react(lord, 'GUIDE', guideId, 'LIKE')).body).toEqual({
    itemKind: 'GUIDE',
    itemId: guideId,
    reaction: 'LIKE',
    likes: 1,
    dislikes: 0,
  })
  await react(lord, 'GUIDE', guideId, 'LIKE')
  await react(other, 'GUIDE', guideId, 'LIKE')
  expect(await countsOfGuide()).toEqual([2, 0])
  await react(lord, 'GUIDE', guideId, 'DISLIKE')
  expect(await countsOfGuide()).toEqual([1, 1])
  const query = { itemKind: 'GUIDE', itemIds: `${guideId},999` }
  expect((await lord.call('listOwnReactions', { query })).body.items).toEqual([
    { itemId: guideId, reaction: 'DISLIKE' },
  ])
  const tooMany = await lord.call('listOwnReactions', {
    query: { itemKind: 'GUIDE', itemIds: Array.from({ length: 101 }, (_, index) => index + 1).join(',') },
  })
  expect(tooMany.status).toBe(400)
  await react(lord, 'GUIDE', guideId, null)
  await react(other, 'GUIDE', guideId, null)
  expect(await countsOfGuide()).toEqual([0, 0])
  expect((await lord.call('listOwnReactions', { query })).body.items).toEqual([])
})

it('twenty at once count as one, and twenty players as twenty', async () => {
  const lord = await game.lord()
  const alone = await Promise.all(Array.from({ length: 20 }, () => react(lord, 'NEWS', newsId, 'LIKE')))
  expect(alone.every(({ status }) => status === 200)).toBe(true)
  const counts = async () => {
    const [news] = (await game.visitor('listNews')).body.items
    return [news?.likes, news?.dislikes]
  }
  await expect.poll(counts).toEqual([1, 0])
  const lords = await Promise.all(Array.from({ length: 20 }, () => game.lord()))
  await Promise.all(lords.map((one, index) => react(one, 'NEWS', newsId, index % 2 ? 'LIKE' : 'DISLIKE')))
  await expect.poll(counts).toEqual([11, 10])
  // Back and forth at the same moment: one of them is the last.
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => react(lord, 'NEWS', newsId, index % 2 ? 'LIKE' : 'DISLIKE')),
  )
  await expect
    .poll(async () => {
      const [likes = 0, dislikes = 0] = await counts()
      return likes + dislikes
    })
    .toBe(21)
})

it('only what players see has reactions', async () => {
  const lord = await game.lord()
  expect((await react(lord, 'GUIDE', 999_999, 'LIKE')).status).toBe(404)
  expect((await react(lord, 'NEWS', 999_999, 'LIKE')).status).toBe(404)
  const gone = await newGuide()
  await withdrawGuide(gone)
  expect((await react(lord, 'GUIDE', gone, 'LIKE')).status).toBe(404)
})
