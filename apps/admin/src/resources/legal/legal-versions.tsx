import Typography from '@mui/material/Typography'
import { Pagination, ReferenceManyField, useRecordContext, WrapperField } from 'react-admin'
import type { AdminLegalVersion } from '#generated/types.ts'
import { HistoryTable } from '../history-table.tsx'
import { recordFields } from '../record-fields.tsx'
import { type ResourceName, type SourceOf, sortedBy } from '../resource-name.ts'
import { TakeText } from '../texts/take-text.tsx'

const { InstantField, NumberField, TextField } = recordFields<'legal-versions'>()

function VersionBody() {
  const version = useRecordContext<AdminLegalVersion>()
  return <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{version?.body}</Typography>
}

/** Every version of the text, newest first. */
export function LegalVersions() {
  return (
    <ReferenceManyField
      reference={'legal-versions' satisfies ResourceName}
      target={'page' satisfies SourceOf<'legal-versions'>}
      sort={sortedBy<'legal-versions'>('version', 'DESC')}
      perPage={10}
      pagination={<Pagination rowsPerPageOptions={[10, 25]} />}
    >
      <HistoryTable text={<VersionBody />} empty="Текст ещё не правили: действует тот, с которым вышла игра.">
        <NumberField source="version" />
        <InstantField source="publishedAt" sortable={false} />
        <TextField source="byName" sortable={false} emptyText="—" />
        <TextField source="title" sortable={false} />
        <WrapperField label="В правку">
          <TakeText fields={['title', 'body']} />
        </WrapperField>
      </HistoryTable>
    </ReferenceManyField>
  )
}
