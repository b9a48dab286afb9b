import type { NeighbourGear } from '#rules/player/neighbour-castle.ts'
import { sqlSoon } from '../../platform/sql.ts'

/** Sets stars and sharpenings of items just received, in one statement. `ids` are in the order of `gear`. */
export function workGear(ids: readonly number[], gear: readonly NeighbourGear[]): void {
  sqlSoon`
    UPDATE gear SET enhance_points = made.points, characteristics_name = made.name, characteristics_level = made.level,
      armor_or_dodge_name = made.trade, armor_or_dodge_level = made.traded, limits_level = made.limits
    FROM unnest(
      ${ids}::bigint[], ${gear.map((item) => item.points ?? 0)}::bigint[],
      ${gear.map((item) => item.characteristics?.name ?? null)}::text[],
      ${gear.map((item) => item.characteristics?.level ?? 0)}::smallint[],
      ${gear.map((item) => item.armorOrDodge?.name ?? null)}::text[],
      ${gear.map((item) => item.armorOrDodge?.level ?? 0)}::smallint[],
      ${gear.map((item) => item.limits ?? 0)}::smallint[]
    ) AS made (id, points, name, level, trade, traded, limits)
    WHERE gear.id = made.id`
}
