import Typography from '@mui/material/Typography'
import { DateInput, List, NumberInput, SelectInput } from 'react-admin'
import type { AuditEntry } from '#generated/types.ts'
import { BoundedPagination } from '../bounded-pagination.tsx'
import { Cards } from '../cards.tsx'
import { ChoosableDatagrid } from '../choosable-datagrid.tsx'
import { ChosenActions } from '../chosen-actions.tsx'
import { useExporter } from '../exporter.ts'
import { INSTANT_FORMAT } from '../instants.ts'
import { ListActions } from '../list-actions.tsx'
import { recordFields } from '../record-fields.tsx'
import { sortedBy } from '../resource-name.ts'
import { useIsNarrow } from '../use-is-narrow.ts'
import { ACTION_NAMES, actionName } from './action-names.ts'

const { InstantField, FunctionField, NumberField } = recordFields<'audit-entries'>()

const CHOICES = Object.entries(ACTION_NAMES).map(([id, name]) => ({ id, name }))

const filters = [
  <SelectInput key="operation" source="operation" choices={CHOICES} emptyText="Любое действие" alwaysOn />,
  <NumberInput key="playerId" source="playerId" min={1} alwaysOn />,
  <NumberInput key="subjectId" source="subjectId" min={1} alwaysOn />,
  <DateInput key="createdFrom" source="createdFrom" label="С этого дня" alwaysOn />,
  <DateInput key="createdTo" source="createdTo" label="По этот день" alwaysOn />,
]

/** `Ратибор, № 12` */
function named(name: string | null, id: number | null): string {
  return id === null ? '—' : `${name ?? 'Неизвестен'}, № ${id}`
}

/** What was asked, as JSON. */
function Request({ request }: AuditEntry) {
  return (
    <Typography component="code" variant="body2" sx={{ overflowWrap: 'anywhere', fontFamily: 'monospace' }}>
      {request}
    </Typography>
  )
}

function Table() {
  return (
    <ChoosableDatagrid
      bulkActionButtons={<ChosenActions />}
      rowClick={false}
      empty={<Typography sx={{ p: 2 }}>Записей пока нет</Typography>}
    >
      <NumberField source="id" />
      <InstantField source="createdAt" sortable={false} />
      <FunctionField
        source="playerName"
        sortable={false}
        render={({ playerName, playerId }) => named(playerName, playerId)}
      />
      <FunctionField source="operation" sortable={false} render={({ operation }) => actionName(operation)} />
      <FunctionField
        source="subjectName"
        sortable={false}
        render={({ subjectName, subjectId }) => named(subjectName, subjectId)}
      />
      <FunctionField source="request" sortable={false} render={Request} />
    </ChoosableDatagrid>
  )
}

function AuditCards() {
  return (
    <Cards<AuditEntry>
      title={({ operation, subjectName, subjectId }) =>
        subjectId === null
          ? actionName(operation)
          : `${actionName(operation)}: ${named(subjectName, subjectId)}`
      }
      text={(entry) => <Request {...entry} />}
      note={({ playerName, createdAt }) =>
        `${playerName}, ${new Date(createdAt).toLocaleString('ru-RU', INSTANT_FORMAT)}`
      }
      actions={<ChosenActions />}
      empty="Записей пока нет"
    />
  )
}

/** «Журнал»: every change of every administrator. It cannot be changed. */
export function AuditList() {
  const isNarrow = useIsNarrow('lg')
  return (
    <List
      title="Журнал действий"
      filters={filters}
      sort={sortedBy<'audit-entries'>('id', 'DESC')}
      perPage={25}
      pagination={<BoundedPagination />}
      actions={<ListActions />}
      exporter={useExporter()}
      empty={false}
    >
      {isNarrow ? <AuditCards /> : <Table />}
    </List>
  )
}
