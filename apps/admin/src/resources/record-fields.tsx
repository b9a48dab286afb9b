import {
  BooleanField,
  DateField,
  EmailField,
  FunctionField,
  type FunctionFieldProps,
  NumberField,
  TextField,
} from 'react-admin'
import type { RecordOf, ResourceName, SourceOf } from './resources.ts'

/** react-admin's fields for one resource. A `source` that its record does not have fails to compile. */
export function recordFields<Name extends ResourceName>() {
  type Row = RecordOf<Name>
  type DerivedProps = FunctionFieldProps<Row> & { source: SourceOf<Name> }
  return {
    BooleanField: BooleanField<Row>,
    DateField: DateField<Row>,
    EmailField: EmailField<Row>,
    NumberField: NumberField<Row>,
    TextField: TextField<Row>,
    /** Shows the result of `render`. The source names the column. */
    FunctionField: (props: DerivedProps) => <FunctionField<Row> {...props} />,
  }
}
