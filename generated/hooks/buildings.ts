/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';
import type {
  Error,
  RepairBuildingRequest,
  RepairBuildingResult,
  UpgradeBuildingRequest,
  UpgradeBuildingResult
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
export const getUpgradeBuildingUrl = () => {
  return `/player-buildings/upgrade`
}
/**
 * @summary Upgrade a building by one level
 */
export const upgradeBuilding = async (upgradeBuildingRequest: UpgradeBuildingRequest, options?: Parameters<typeof transport>[1]): Promise<UpgradeBuildingResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<UpgradeBuildingResult>(getUpgradeBuildingUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(upgradeBuildingRequest)
  }
);}
export const getUpgradeBuildingMutationKey = () => ['upgradeBuilding'] as const;
export const getUpgradeBuildingMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof upgradeBuilding>>, TError,UpgradeBuildingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof upgradeBuilding>>, TError,UpgradeBuildingMutationVariables, TContext> => {
const mutationKey = getUpgradeBuildingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof upgradeBuilding>>, UpgradeBuildingMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  upgradeBuilding(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type UpgradeBuildingMutationResult = NonNullable<Awaited<ReturnType<typeof upgradeBuilding>>>
    export type UpgradeBuildingMutationBody = UpgradeBuildingRequest
    export type UpgradeBuildingMutationError = ErrorType<Error>
    export type UpgradeBuildingMutationVariables = {data: UpgradeBuildingRequest}
    /**
 * @summary Upgrade a building by one level
 */
export const useUpgradeBuilding = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof upgradeBuilding>>, TError,UpgradeBuildingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof upgradeBuilding>>,
        TError,
        UpgradeBuildingMutationVariables,
        TContext
      > => {
      return useMutation(getUpgradeBuildingMutationOptions(options), queryClient);
    }
    export const getRepairBuildingUrl = () => {
  return `/player-buildings/repair`
}
/**
 * @summary Repair a building that a raid has damaged
 */
export const repairBuilding = async (repairBuildingRequest: RepairBuildingRequest, options?: Parameters<typeof transport>[1]): Promise<RepairBuildingResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<RepairBuildingResult>(getRepairBuildingUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(repairBuildingRequest)
  }
);}
export const getRepairBuildingMutationKey = () => ['repairBuilding'] as const;
export const getRepairBuildingMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repairBuilding>>, TError,RepairBuildingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof repairBuilding>>, TError,RepairBuildingMutationVariables, TContext> => {
const mutationKey = getRepairBuildingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof repairBuilding>>, RepairBuildingMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  repairBuilding(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type RepairBuildingMutationResult = NonNullable<Awaited<ReturnType<typeof repairBuilding>>>
    export type RepairBuildingMutationBody = RepairBuildingRequest
    export type RepairBuildingMutationError = ErrorType<Error>
    export type RepairBuildingMutationVariables = {data: RepairBuildingRequest}
    /**
 * @summary Repair a building that a raid has damaged
 */
export const useRepairBuilding = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof repairBuilding>>, TError,RepairBuildingMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof repairBuilding>>,
        TError,
        RepairBuildingMutationVariables,
        TContext
      > => {
      return useMutation(getRepairBuildingMutationOptions(options), queryClient);
    }
