import { bodyOf } from './client.ts'
import type { Browser } from './recorder.ts'

/** An administrator writes news and publishes them. */
export async function news(visitor: Browser, steward: Browser): Promise<void> {
  const text = {
    title: 'Рынок открыт',
    description: '<p>Лорды торгуют между собой.</p><ul><li><p>вещи</p></li><li><p>ресурсы</p></li></ul>',
    version: '0.2.0',
  }
  const draft = await steward.show.POST('/admin/news', { body: { ...text, state: 'DRAFT' } })
  const { id, revision } = bodyOf(draft)
  const params = { path: { id } }
  await steward.show.GET('/admin/news/{id}', { params })
  await steward.show.PUT('/admin/news/{id}', { params, body: { ...text, revision, state: 'PUBLISHED' } })
  await steward.show.GET('/admin/news', { params: { query: { range: '[0,1]' } } })
  const filter = JSON.stringify({ newsId: id })
  await steward.show.GET('/admin/news-revisions', { params: { query: { filter } } })
  await visitor.show.GET('/public/news')
  await steward.show.POST('/admin/news-states', {
    body: { news: [{ newsId: id, revision: revision + 1 }], state: 'WITHDRAWN' },
  })
}

/** An administrator publishes a new version of a legal text. */
export async function legal(visitor: Browser, steward: Browser): Promise<void> {
  const params = { path: { page: 'refund' } } as const
  await visitor.show.GET('/public/legal/{page}', { params })
  await steward.show.GET('/admin/legal', { params: { query: { range: '[0,1]' } } })
  const { version, title, body } = bodyOf(await steward.show.GET('/admin/legal/{page}', { params }))
  await steward.show.PUT('/admin/legal/{page}', {
    params,
    body: { version, title, body: `${body}\n\nОбычно деньги возвращаются за три дня.` },
  })
  const filter = JSON.stringify({ page: 'refund' })
  await steward.show.GET('/admin/legal-versions', { params: { query: { filter } } })
}

/** An editor writes a guide, publishes it, and a player reads and likes it. */
export async function guides(visitor: Browser, steward: Browser): Promise<void> {
  const text = {
    title: 'Первый поход',
    description: 'Кого взять и чего ждать',
    content: '<h2>Кого взять</h2><p>Возьмите <strong>лучников</strong>.</p>',
  }
  const { guideId, revision } = bodyOf(await steward.show.POST('/guides', { body: text })).guide
  const params = { path: { guideId } }
  const body = { ...text, content: `${text.content}<p>Остальных оставьте дома.</p>`, revision }
  const saved = bodyOf(await steward.show.PUT('/guides/{guideId}', { params, body })).guide
  await steward.show.POST('/guides/{guideId}/publish', { params, body: { revision: saved.revision } })
  await steward.show.GET('/guides/{guideId}', { params })
  await steward.show.GET('/guides', { params: { query: { limit: 2 } } })
  await steward.show.GET('/guides/{guideId}/revisions', { params: { ...params, query: { limit: 2 } } })
  await steward.show.GET('/guides/{guideId}/revisions/{revision}', {
    params: { path: { guideId, revision } },
  })
  await visitor.show.GET('/public/guides', { params: { query: { limit: 2 } } })
  await visitor.show.GET('/public/guides/{guideId}', { params })
  await steward.show.POST('/player-content/react-to-item', {
    body: { itemKind: 'GUIDE', itemId: guideId, reaction: 'LIKE' },
  })
  await steward.show.GET('/player-content/reactions', {
    params: { query: { itemKind: 'GUIDE', itemIds: String(guideId) } },
  })
  await steward.show.POST('/guides/{guideId}/withdraw', { params })
  await steward.show.DELETE('/guides/{guideId}', { params })
}

/** A visitor looks a class of gear up. The other calls of the knowledge base are shown by themselves. */
export async function knowledge(visitor: Browser): Promise<void> {
  await visitor.show.GET('/public/knowledge-base/gear/{gearClass}', {
    params: { path: { gearClass: 'wand' } },
  })
}

/** An administrator publishes the text of a tip and of a quest. */
export async function knowledgeBase(steward: Browser): Promise<void> {
  const range = '[0,1]'
  const ofTip = { path: { tipKey: 'glory' } }
  const tip = bodyOf(await steward.show.GET('/admin/knowledge-base/tip/{tipKey}', { params: ofTip }))
  await steward.show.PUT('/admin/knowledge-base/tip/{tipKey}', {
    params: ofTip,
    body: {
      revision: tip.revision,
      title: 'Слава рода',
      baseContent: tip.baseContent,
      additionalContent: tip.additionalContent,
      state: 'PUBLISHED',
    },
  })
  await steward.show.POST('/admin/knowledge-base/tip-states', {
    body: { tips: [{ tipKey: 'glory', revision: tip.revision + 1 }], state: 'DEFAULT' },
  })
  await steward.show.GET('/admin/knowledge-base/tip', { params: { query: { range } } })
  await steward.show.GET('/admin/knowledge-base/tip-revisions', { params: { query: { range } } })
  const ofQuest = { path: { tutorialKey: 'readReportQuest' } }
  const quest = bodyOf(
    await steward.show.GET('/admin/knowledge-base/tutorial/{tutorialKey}', { params: ofQuest }),
  )
  await steward.show.PUT('/admin/knowledge-base/tutorial/{tutorialKey}', {
    params: ofQuest,
    body: {
      revision: quest.revision,
      title: quest.title,
      content: quest.content,
      task: 'Прочитайте отчёт о бое.',
      state: 'DRAFT',
    },
  })
  await steward.show.POST('/admin/knowledge-base/tutorial-states', {
    body: { texts: [{ tutorialKey: 'readReportQuest', revision: quest.revision + 1 }], state: 'PUBLISHED' },
  })
  await steward.show.GET('/admin/knowledge-base/tutorial', { params: { query: { range } } })
  await steward.show.GET('/admin/knowledge-base/tutorial-revisions', { params: { query: { range } } })
}
