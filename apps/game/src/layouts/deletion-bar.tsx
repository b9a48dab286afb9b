import { Suspense } from 'react'
import { useGameData } from '../live/use-game-data.ts'
import { lazyPart } from '../shell/lazy-part.tsx'

const Bar = lazyPart(
  async () => (await import('../features/settings/profile/deletion-bar-view.tsx')).OwnDeletionBar,
  'nothing',
)

/** On every page, as long as the castle waits for its deletion. */
export function DeletionBar() {
  const dueAt = useGameData('playerLayout').data?.deletionDueAt
  return dueAt ? (
    <Suspense fallback={null}>
      <Bar dueAt={dueAt} />
    </Suspense>
  ) : null
}
