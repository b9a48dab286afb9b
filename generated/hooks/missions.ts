/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';
import type {
  Error,
  MissionList,
  StartMissionRequest,
  StartMissionResult,
  StartUnlimitedMissionResult,
  UnlimitedMission
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};
export const getListMissionsUrl = () => {
  return `/missions`
}
/**
 * @summary List all missions with a forecast
 */
export const listMissions = async ( options?: Parameters<typeof transport>[1]): Promise<MissionList> => {
  return transport<MissionList>(getListMissionsUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getListMissionsQueryKey = () => {
    return [
    `/missions`
    ] as const;
    }
export const getListMissionsQueryOptions = <TData = Awaited<ReturnType<typeof listMissions>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getListMissionsQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMissions>>> = ({ signal }) => listMissions({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type ListMissionsQueryResult = NonNullable<Awaited<ReturnType<typeof listMissions>>>
export type ListMissionsQueryError = ErrorType<Error>
export function useListMissions<TData = Awaited<ReturnType<typeof listMissions>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissions>>,
          TError,
          Awaited<ReturnType<typeof listMissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissions<TData = Awaited<ReturnType<typeof listMissions>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMissions>>,
          TError,
          Awaited<ReturnType<typeof listMissions>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMissions<TData = Awaited<ReturnType<typeof listMissions>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List all missions with a forecast
 */
export function useListMissions<TData = Awaited<ReturnType<typeof listMissions>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMissions>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMissionsQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getStartMissionUrl = () => {
  return `/missions/start`
}
/**
 * @summary Send the army on a mission
 */
export const startMission = async (startMissionRequest: StartMissionRequest, options?: Parameters<typeof transport>[1]): Promise<StartMissionResult> => {
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
return transport<StartMissionResult>(getStartMissionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startMissionRequest)
  }
);}
export const getStartMissionMutationKey = () => ['startMission'] as const;
export const getStartMissionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startMission>>, TError,StartMissionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startMission>>, TError,StartMissionMutationVariables, TContext> => {
const mutationKey = getStartMissionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startMission>>, StartMissionMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  startMission(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type StartMissionMutationResult = NonNullable<Awaited<ReturnType<typeof startMission>>>
    export type StartMissionMutationBody = StartMissionRequest
    export type StartMissionMutationError = ErrorType<Error>
    export type StartMissionMutationVariables = {data: StartMissionRequest}
    /**
 * @summary Send the army on a mission
 */
export const useStartMission = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startMission>>, TError,StartMissionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startMission>>,
        TError,
        StartMissionMutationVariables,
        TContext
      > => {
      return useMutation(getStartMissionMutationOptions(options), queryClient);
    }
    export const getGetUnlimitedMissionUrl = () => {
  return `/missions/unlimited`
}
/**
 * @summary Get the unlimited mission
 */
export const getUnlimitedMission = async ( options?: Parameters<typeof transport>[1]): Promise<UnlimitedMission> => {
  return transport<UnlimitedMission>(getGetUnlimitedMissionUrl(),
  {
    ...options,
    method: 'GET'
  }
);}
export const getGetUnlimitedMissionQueryKey = () => {
    return [
    `/missions/unlimited`
    ] as const;
    }
export const getGetUnlimitedMissionQueryOptions = <TData = Awaited<ReturnType<typeof getUnlimitedMission>>, TError = ErrorType<Error>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnlimitedMission>>, TError, TData>>, request?: SecondParameter<typeof transport>}
) => {
const {query: queryOptions, request: requestOptions} = options ?? {};
  const queryKey =  queryOptions?.queryKey ?? getGetUnlimitedMissionQueryKey();
    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUnlimitedMission>>> = ({ signal }) => getUnlimitedMission({ signal, ...requestOptions });
   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUnlimitedMission>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}
export type GetUnlimitedMissionQueryResult = NonNullable<Awaited<ReturnType<typeof getUnlimitedMission>>>
export type GetUnlimitedMissionQueryError = ErrorType<Error>
export function useGetUnlimitedMission<TData = Awaited<ReturnType<typeof getUnlimitedMission>>, TError = ErrorType<Error>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnlimitedMission>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnlimitedMission>>,
          TError,
          Awaited<ReturnType<typeof getUnlimitedMission>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnlimitedMission<TData = Awaited<ReturnType<typeof getUnlimitedMission>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnlimitedMission>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUnlimitedMission>>,
          TError,
          Awaited<ReturnType<typeof getUnlimitedMission>>
        > , 'initialData'
      >, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUnlimitedMission<TData = Awaited<ReturnType<typeof getUnlimitedMission>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnlimitedMission>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get the unlimited mission
 */
export function useGetUnlimitedMission<TData = Awaited<ReturnType<typeof getUnlimitedMission>>, TError = ErrorType<Error>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUnlimitedMission>>, TError, TData>>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetUnlimitedMissionQueryOptions(options)
  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };
  return withQueryKey(query, queryOptions.queryKey);
}
export const getStartUnlimitedMissionUrl = () => {
  return `/missions/unlimited/start`
}
/**
 * @summary Fight on until beaten
 */
export const startUnlimitedMission = async ( options?: Parameters<typeof transport>[1]): Promise<StartUnlimitedMissionResult> => {
  return transport<StartUnlimitedMissionResult>(getStartUnlimitedMissionUrl(),
  {
    ...options,
    method: 'POST'
  }
);}
export const getStartUnlimitedMissionMutationKey = () => ['startUnlimitedMission'] as const;
export const getStartUnlimitedMissionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startUnlimitedMission>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startUnlimitedMission>>, TError,void, TContext> => {
const mutationKey = getStartUnlimitedMissionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startUnlimitedMission>>, void> = () => {
          return  startUnlimitedMission(requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type StartUnlimitedMissionMutationResult = NonNullable<Awaited<ReturnType<typeof startUnlimitedMission>>>
    export type StartUnlimitedMissionMutationError = ErrorType<Error>
    /**
 * @summary Fight on until beaten
 */
export const useStartUnlimitedMission = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startUnlimitedMission>>, TError,void, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startUnlimitedMission>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartUnlimitedMissionMutationOptions(options), queryClient);
    }
