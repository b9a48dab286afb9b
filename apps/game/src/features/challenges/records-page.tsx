import { useListChallengeRecords } from '#generated/hooks/challenges.ts'
import { ChallengeRecordsView } from './records-view.tsx'

/** The best scores of all time. */
export function ChallengeRecordsPage() {
  const { data, error, refetch } = useListChallengeRecords({ query: { staleTime: 0 } })
  return <ChallengeRecordsView records={data} error={error} onRetry={() => void refetch()} />
}
