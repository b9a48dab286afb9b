import { command } from '../../game/commands/command.ts'
import { refuseOlder } from '../../game/texts/refuse-older.ts'
import { type NewsRow, requireNews, saveNews } from './news.ts'

/** Whether the state changes what players see. Drafts of news that they do not see are no matter of withdrawing. */
function changesNews({ state, isShown }: NewsRow, wanted: 'PUBLISHED' | 'WITHDRAWN'): boolean {
  return wanted === 'PUBLISHED' ? state !== 'PUBLISHED' : isShown
}

export const setNewsStates = command<'setNewsStates'>(
  async ({ player, body: { news, state } }) => {
    const changed: number[] = []
    for (const { newsId, revision } of news) {
      const last = await requireNews(newsId)
      refuseOlder(last, revision)
      if (!changesNews(last, state)) continue
      const { title, description, version } = last
      await saveNews(newsId, { revision, title, description, version, state }, player.id)
      changed.push(newsId)
    }
    return { changed }
  },
  {
    records: ({ body: { state } }, { changed }) =>
      changed.map((id) => ({ subjectId: null, request: { id, state } })),
  },
)
