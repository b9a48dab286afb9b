import Typography from '@mui/material/Typography'
import { Pagination, ReferenceManyField, useRecordContext, WrapperField } from 'react-admin'
import type { AdminTutorialTextRevision } from '#generated/types.ts'
import { HistoryTable } from '../history-table.tsx'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'
import { TakeText } from '../texts/take-text.tsx'
import { STATE_NAMES } from './text-words.ts'

const { InstantField, FunctionField, NumberField, TextField } =
  recordFields<'knowledge-base/tutorial-revisions'>()

function RevisionText() {
  const revision = useRecordContext<AdminTutorialTextRevision>()
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {[revision?.content, revision?.task].filter(Boolean).join('\n\n')}
    </Typography>
  )
}

/** Every revision of the text, newest first. */
export function TutorialRevisions() {
  return (
    <ReferenceManyField
      reference={'knowledge-base/tutorial-revisions' satisfies ResourceName}
      target={'tutorialKey' satisfies SourceOf<'knowledge-base/tutorial-revisions'>}
      sort={sortedBy<'knowledge-base/tutorial-revisions'>('revision', 'DESC')}
      perPage={10}
      pagination={<Pagination rowsPerPageOptions={[10, 25]} />}
    >
      <HistoryTable text={<RevisionText />} empty="Текст ещё не правили: игроки читают исходный.">
        <NumberField source="revision" />
        <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
        <InstantField source="savedAt" sortable={false} />
        <TextField source="byName" sortable={false} />
        <TextField source="title" sortable={false} />
        <WrapperField label="В правку">
          <TakeText fields={['title', 'content', 'task']} />
        </WrapperField>
      </HistoryTable>
    </ReferenceManyField>
  )
}
