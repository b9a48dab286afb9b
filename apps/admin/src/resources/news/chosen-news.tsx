import PublishIcon from '@mui/icons-material/Publish'
import UnpublishedIcon from '@mui/icons-material/Unpublished'
import type { AdminNews, SetNewsStatesRequest } from '#generated/types.ts'
import { client, given } from '../../calls.ts'
import { ChosenActions } from '../chosen-actions.tsx'
import { SetStates } from '../texts/set-states.tsx'

/** Publishes or withdraws the news. Resolves to how many it has changed. */
async function setNewsStates(
  chosen: readonly AdminNews[],
  state: SetNewsStatesRequest['state'],
): Promise<number> {
  const news = chosen.map(({ id, revision }) => ({ newsId: id, revision }))
  const { changed } = await given(client.POST('/admin/news-states', { body: { news, state } }))
  return changed.length
}

/** What can be done with the chosen news. */
export function ChosenNews() {
  return (
    <>
      <ChosenActions />
      <SetStates<AdminNews>
        label="Опубликовать"
        icon={<PublishIcon />}
        about="Игроки увидят последнюю редакцию каждой, и тех, что были сняты."
        call={(news) => setNewsStates(news, 'PUBLISHED')}
      />
      <SetStates<AdminNews>
        label="Снять"
        icon={<UnpublishedIcon />}
        about="Игроки их больше не увидят. Тексты останутся в редакциях."
        call={(news) => setNewsStates(news, 'WITHDRAWN')}
      />
    </>
  )
}
