import type { RaidsData } from '#generated/types.ts'
import { RecordTable } from '../../things/player/record-table.tsx'
import { ChallengeIcon } from '../../ui/pictures/icons.ts'
import { Card } from '../../ui/surfaces/card.tsx'

/** Raids on others and on the own castle, by result. */
export function RaidRecordCard({ record }: Pick<RaidsData, 'record'>) {
  const { raidsWon, raidsLost, raidsDrawn, defencesWon, defencesLost, defencesDrawn } = record
  return (
    <Card title="Счёт" icon={<ChallengeIcon />} label="Счёт">
      <RecordTable
        rows={[
          { name: 'Набеги', wins: raidsWon, losses: raidsLost, draws: raidsDrawn },
          { name: 'Оборона', wins: defencesWon, losses: defencesLost, draws: defencesDrawn },
        ]}
      />
    </Card>
  )
}
