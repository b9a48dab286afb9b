import {
  BooleanField,
  DateField,
  type DateFieldProps,
  EmailField,
  FunctionField,
  type FunctionFieldProps,
  NumberField,
  TextField,
} from 'react-admin'
import { INSTANT_FORMAT } from './instants.ts'
import type { RecordOf, ResourceName, SourceOf } from './resource-name.ts'

/** react-admin's fields for one resource. A `source` that its record does not have fails to compile. */
export function recordFields<Name extends ResourceName>() {
  type Row = RecordOf<Name>
  type DerivedProps = FunctionFieldProps<Row> & { source: SourceOf<Name> }
  type InstantProps = Omit<DateFieldProps<Row>, 'locales' | 'showTime' | 'options'>
  return {
    BooleanField: BooleanField<Row>,
    EmailField: EmailField<Row>,
    NumberField: NumberField<Row>,
    TextField: TextField<Row>,
    /** A date with its time on one line. */
    InstantField: (props: InstantProps) => (
      <DateField<Row>
        locales="ru-RU"
        showTime
        options={INSTANT_FORMAT}
        sx={{ whiteSpace: 'nowrap' }}
        {...props}
      />
    ),
    /** Shows the result of `render`. The source names the column. */
    FunctionField: (props: DerivedProps) => <FunctionField<Row> {...props} />,
  }
}
