/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import type {
  StartTaxCollectionResult
} from '../model.schemas';


export const getStartTaxCollectionResponseMock = (): StartTaxCollectionResult => ({"collection":{"hours":4,"gold":15,"startedAt":"2026-11-20T09:34:51.000Z","endsAt":"2026-11-20T13:31:51.000Z"},"serverTime":"2026-11-20T09:34:51.000Z"})


export const getStartTaxCollectionMockHandler = (overrideResponse?: StartTaxCollectionResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<StartTaxCollectionResult> | StartTaxCollectionResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-taxes/start', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getStartTaxCollectionResponseMock(),
      { status: 200
      })
  }, options)
}
export const getTaxesMock = () => [
  getStartTaxCollectionMockHandler()
]
