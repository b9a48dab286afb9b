import { Pagination, ReferenceManyField, useRecordContext, WrapperField } from 'react-admin'
import type { AdminNewsRevision } from '#generated/types.ts'
import { RichWords } from '../../rich-text/rich-words.tsx'
import { HistoryTable } from '../history-table.tsx'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'
import { TakeText } from '../texts/take-text.tsx'
import { STATE_NAMES } from './news-words.ts'

const { InstantField, FunctionField, NumberField, TextField } = recordFields<'news-revisions'>()

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
      <HistoryTable text={<RevisionText />}>
        <NumberField source="revision" />
        <FunctionField source="state" sortable={false} render={({ state }) => STATE_NAMES[state]} />
        <InstantField source="savedAt" sortable={false} />
        <TextField source="byName" sortable={false} />
        <TextField source="title" sortable={false} />
        <WrapperField label="В правку">
          <TakeText fields={['title', 'description', 'version']} />
        </WrapperField>
      </HistoryTable>
    </ReferenceManyField>
  )
}
