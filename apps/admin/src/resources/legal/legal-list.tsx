import { Datagrid, List } from 'react-admin'
import type { AdminLegalText } from '#generated/types.ts'
import { Cards } from '../cards.tsx'
import { useExporter } from '../exporter.ts'
import { savedWords } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { OpenLink } from '../open-link.tsx'
import { recordFields } from '../record-fields.tsx'
import { useIsNarrow } from '../use-is-narrow.ts'
import { LEGAL_NAMES } from './legal-names.ts'

const { InstantField, FunctionField, NumberField, TextField } = recordFields<'legal'>()

function Table() {
  return (
    <Datagrid rowClick="edit" bulkActionButtons={false}>
      <FunctionField
        source="id"
        sortable={false}
        render={({ id }) => <OpenLink page="edit">{LEGAL_NAMES[id]}</OpenLink>}
      />
      <NumberField source="version" sortable={false} />
      <TextField source="byName" sortable={false} emptyText="—" />
      <InstantField source="publishedAt" sortable={false} emptyText="—" />
    </Datagrid>
  )
}

function LegalCards() {
  return (
    <Cards<AdminLegalText>
      title={({ id }) => LEGAL_NAMES[id]}
      text={({ version }) => `Версия ${version}`}
      note={({ byName, publishedAt }) => savedWords(byName, publishedAt)}
      pathOf={({ id }) => `/legal/${id}`}
    />
  )
}

/** «Документы»: the versions in force. */
export function LegalList() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Документы"
      pagination={false}
      actions={<ListActions />}
      exporter={useExporter()}
      empty={false}
    >
      {isNarrow ? <LegalCards /> : <Table />}
    </List>
  )
}
