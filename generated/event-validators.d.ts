// Generated from contracts/asyncapi.yaml. Do not edit.
import type { NeedFetchGameDataPayload, NewGameDataPayload, CloseSessionPayload, FetchGameDataPayload, FetchGameDataReplyPayload } from './events.ts'

export interface PayloadFault {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
}

/** True when the value is what the contract promises; otherwise `errors` says what is wrong, until the next call. */
export interface PayloadCheck<Payload> {
  (value: unknown): value is Payload
  errors?: readonly PayloadFault[] | null
}

export declare const validateNeedFetchGameData: PayloadCheck<NeedFetchGameDataPayload>
export declare const validateNewGameData: PayloadCheck<NewGameDataPayload>
export declare const validateCloseSession: PayloadCheck<CloseSessionPayload>
export declare const validateFetchGameData: PayloadCheck<FetchGameDataPayload>
export declare const validateFetchGameDataReply: PayloadCheck<FetchGameDataReplyPayload>
