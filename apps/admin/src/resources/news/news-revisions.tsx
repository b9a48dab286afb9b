import Box from '@mui/material/Box'
import { Datagrid, Pagination, ReferenceManyField, useRecordContext, WrapperField } from 'react-admin'
import type { AdminNewsRevision } from '../../../../../generated/types.ts'
import { RichWords } from '../../rich-text/rich-words.tsx'
import { INSTANT_FORMAT } from '../instants.ts'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resources.ts'
import { TakeText } from '../texts/take-text.tsx'
import { STATE_NAMES } from './news-words.ts'

const { DateField, FunctionField, NumberField, TextField } = recordFields<'news-revisions'>()

function RevisionText() {
  const revision = useRecordContext<AdminNewsRevision>()
  return revision ? <RichWords html={revision.description} /> : null
}

/** Every revision of the news, newest first. */
export function NewsRevisions() {
  return (
    <ReferenceManyField
      reference={'news-revisions' satisfies ResourceName}
      target={'newsId' satisfies SourceOf<'news-revisions'>}
      sort={sortedBy<'news-revisions'>('revision', 'DESC')}
      perPage={10}
      pagination={<Pagination rowsPerPageOptions={[10, 25]} />}
    >
      <Box sx={{ overflowX: 'auto', width: '100%' }}>
        <Datagrid bulkActionButtons={false} rowClick={false} expand={<RevisionText />}>
          <NumberField source="revision" />
          <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
          <DateField source="savedAt" sortable={false} locales="ru-RU" showTime options={INSTANT_FORMAT} />
          <TextField source="byName" sortable={false} />
          <TextField source="title" sortable={false} />
          <WrapperField label="В правку">
            <TakeText fields={['title', 'description', 'version']} />
          </WrapperField>
        </Datagrid>
      </Box>
    </ReferenceManyField>
  )
}
