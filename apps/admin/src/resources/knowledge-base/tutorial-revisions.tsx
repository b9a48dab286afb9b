import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Datagrid, Pagination, ReferenceManyField, useRecordContext, WrapperField } from 'react-admin'
import type { AdminTutorialTextRevision } from '../../../../../generated/types.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resources.ts'
import { TakeText } from '../texts/take-text.tsx'
import { STATE_NAMES } from './text-words.ts'

const { DateField, FunctionField, NumberField, TextField } =
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
      <Box sx={{ overflowX: 'auto', width: '100%' }}>
        <Datagrid
          bulkActionButtons={false}
          rowClick={false}
          expand={<RevisionText />}
          empty={<Typography>Текст ещё не правили: игроки читают исходный.</Typography>}
        >
          <NumberField source="revision" />
          <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
          <DateField source="savedAt" sortable={false} locales="ru-RU" showTime options={INSTANT_FORMAT} />
          <TextField source="byName" sortable={false} />
          <TextField source="title" sortable={false} />
          <WrapperField label="В правку">
            <TakeText fields={['title', 'content', 'task']} />
          </WrapperField>
        </Datagrid>
      </Box>
    </ReferenceManyField>
  )
}
