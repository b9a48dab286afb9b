import Typography from '@mui/material/Typography'
import { Datagrid, List, SelectInput } from 'react-admin'
import type { AdminAlikeName } from '#generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { Cards } from '../cards.tsx'
import { useExporter } from '../exporter.ts'
import { ListActions } from '../list-actions.tsx'
import { recordFields } from '../record-fields.tsx'
import { sortedBy } from '../resource-name.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import { NameOwner, Resembled } from './name-links.tsx'
import { NAME_KINDS, NO_NAMES } from './name-words.ts'

const { FunctionField } = recordFields<'alike-names'>()

const kindChoices = Object.entries(NAME_KINDS).map(([id, name]) => ({ id, name }))

const filters = [
  <SelectInput key="kind" source="kind" choices={kindChoices} emptyText="Все имена" alwaysOn />,
]

function Table() {
  return (
    <Datagrid
      bulkActionButtons={false}
      rowClick={false}
      empty={<Typography sx={{ p: 2 }}>{NO_NAMES}</Typography>}
    >
      <FunctionField source="kind" sortable={false} render={({ kind }) => NAME_KINDS[kind]} />
      <FunctionField source="name" sortable={false} render={NameOwner} />
      <FunctionField source="like" sortable={false} render={Resembled} />
    </Datagrid>
  )
}

function NameCards() {
  return (
    <Cards<AdminAlikeName>
      title={({ kind }) => NAME_KINDS[kind]}
      text={(row) => (
        <>
          <div>
            <NameOwner {...row} />
          </div>
          <div>
            {row.like === null ? null : 'Похоже на: '}
            <Resembled {...row} />
          </div>
        </>
      )}
      note={() => ''}
      empty={NO_NAMES}
    />
  )
}

/** «Похожие имена»: names from before that could not be chosen today. */
export function AlikeNameList() {
  const isNarrow = useIsNarrow()
  return (
    <List
      title="Похожие имена"
      filters={filters}
      sort={sortedBy<'alike-names'>('id', 'ASC')}
      perPage={25}
      pagination={<BoundedPagination />}
      actions={<ListActions />}
      exporter={useExporter()}
      empty={false}
    >
      {isNarrow ? <NameCards /> : <Table />}
    </List>
  )
}
