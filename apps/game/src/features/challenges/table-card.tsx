import type { ChallengeLine } from '#generated/types.ts'
import { ListEntries } from '../../shared/toplists/list-entries.tsx'
import type { TopPages } from '../../shared/toplists/ranked-list.ts'
import { ChallengeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'
import { CHALLENGE_LIST } from './challenge-list.tsx'

export type TableCardProps = {
  pages: TopPages<ChallengeLine>
  own: ChallengeLine | undefined
  /** Whether the table begins with the first place. */
  isFromTop: boolean
  onTop: () => void
}

/** The table of a challenge, the best first. */
export function TableCard({ pages, own, isFromTop, onTop }: TableCardProps) {
  return (
    <Card kind="ruled" label="Таблица" title="Таблица" icon={<ChallengeIcon />}>
      <ListEntries
        list={CHALLENGE_LIST}
        pages={pages}
        sort="SCORE"
        own={own}
        isFromTop={isFromTop}
        onTop={onTop}
      />
    </Card>
  )
}
