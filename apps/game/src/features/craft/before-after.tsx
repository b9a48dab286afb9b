import type { CraftChoice } from '../../../../../rules/gear/craft.ts'
import { comparedRows } from '../inventory/bonus-rows.ts'
import detail from '../inventory/detail.module.css'
import type { Gear } from '../inventory/inventory-types.ts'
import { withCraft } from './craft-plan.ts'

/** What of a piece's values the craft changes. */
export function BeforeAfter({ gear, choice }: { gear: Gear; choice: CraftChoice }) {
  const rows = comparedRows(withCraft(gear, choice), gear)
  return (
    <table className={detail.compared}>
      <caption>С изделием</caption>
      <thead>
        <tr>
          <th scope="col">Свойство</th>
          <th scope="col">Сейчас</th>
          <th scope="col">Станет</th>
          <th scope="col">Разница</th>
        </tr>
      </thead>
      <tbody className="num">
        {rows.map(({ key, name, now, next, difference, trend }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{now}</td>
            <td>{next}</td>
            <td className={detail[trend]}>
              <i aria-hidden="true">{trend === 'same' && '='}</i>
              <span className="sr">{trend === 'same' ? 'столько же' : 'больше на'}</span> {difference}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
