import { useSearchParams } from 'react-router-dom'
import { useGameData } from '../../live/use-game-data.ts'
import { readId } from '../../shell/read-id.ts'
import { PageFrame } from '../../ui/surfaces/page-frame.tsx'
import { PendingCard } from '../../ui/surfaces/pending-card.tsx'
import { NoGuildPart } from './no-guild-part.tsx'
import { OwnGuildPart } from './own-guild-part.tsx'

/** The own guild. For a player without one: the ways into one. */
export function GuildPage() {
  const { data, error, retry } = useGameData('guild')
  const [params] = useSearchParams()
  if (!data)
    return (
      <PageFrame title="Моя гильдия">
        <PendingCard label="Гильдия" error={error} onRetry={retry} lines={10} />
      </PageFrame>
    )
  if (data.guild?.ownRole) return <OwnGuildPart guild={data.guild} own={data.guild.ownRole} />
  return <NoGuildPart data={data} openedId={foundingIdOf(params)} />
}

/** The founding that the address names. Null if it names none. */
function foundingIdOf(params: URLSearchParams): number | null {
  return readId(params.get('founding'))
}
