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
  UpgradeBuildingResult
} from '../model.schemas';


export const getUpgradeBuildingResponseMock = (): UpgradeBuildingResult => ({"building":"storage","level":1,"cost":{"gold":150,"resources":[]}})


export const getUpgradeBuildingMockHandler = (overrideResponse?: UpgradeBuildingResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<UpgradeBuildingResult> | UpgradeBuildingResult), options?: RequestHandlerOptions) => {
  return http.post('*/api/player-buildings/upgrade', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpgradeBuildingResponseMock(),
      { status: 200
      })
  }, options)
}
export const getBuildingsMock = () => [
  getUpgradeBuildingMockHandler()
]
