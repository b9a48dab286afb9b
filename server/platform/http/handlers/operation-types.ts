import type { operations as ApiOperations } from '#generated/calls.ts'
import type { OperationId, operations } from '#generated/operations.ts'
import type { Caller } from '../callers/caller.ts'

type Facts<Op extends OperationId> = (typeof operations)[Op]
type JsonOf<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : never
type Responses<Op extends OperationId> = ApiOperations[Op]['responses']

/** The parameters in the path or the query; an empty object where the contract has none. */
type ParametersIn<
  Op extends OperationId,
  Place extends 'path' | 'query',
> = ApiOperations[Op]['parameters'] extends { [At in Place]?: infer Found }
  ? [NonNullable<Found>] extends [never]
    ? Readonly<Record<never, never>>
    : unknown extends Found
      ? Readonly<Record<never, never>>
      : Readonly<NonNullable<Found>>
  : never

export type Params<Op extends OperationId> = ParametersIn<Op, 'path'>
export type Query<Op extends OperationId> = ParametersIn<Op, 'query'>

/** The request body, validated and with defaults applied; undefined where the contract has none. */
export type RequestBody<Op extends OperationId> = ApiOperations[Op] extends {
  requestBody: { content: { 'application/json': infer Body } }
}
  ? Readonly<Body>
  : undefined

/** The body of the 200 answer, without `gameData`, which the platform adds. */
type Body200<Op extends OperationId> =
  Responses<Op> extends { 200: infer Response }
    ? JsonOf<Response> extends infer Body
      ? Body extends readonly unknown[]
        ? Body
        : Omit<Body, 'gameData'>
      : never
    : never

/** A handler's result: the body of 200, or undefined for 204. */
export type Result<Op extends OperationId> =
  | Body200<Op>
  | (Responses<Op> extends { 204: unknown } ? undefined : never)

/** Null on open calls; may be null where the session is optional. */
export type CallerOf<Op extends OperationId, Someone = Caller> = Facts<Op>['sessionOptional'] extends true
  ? Facts<Op>['security'] extends readonly []
    ? null
    : Someone | null
  : Someone
