#!/bin/sh
# Deploys a release, the first one as well as every later one: ops/kubernetes/deploy.sh ops/kubernetes/ours
# Migrates first. If that fails, prints why, changes nothing else and exits with 1.
set -eu
overlay=${1:?name the folder of your installation}
kautia() { kubectl --namespace="${NAMESPACE:-kautia}" "$@"; }
kautia delete job kautia-migrate --ignore-not-found
kautia apply -k "$overlay" -l 'app.kubernetes.io/component in (settings, migrate)'
# `kubectl wait` alone would not notice that the job has failed.
until kautia wait --for=condition=complete --timeout=5s job/kautia-migrate 2>/dev/null; do
  if [ "$(kautia get job kautia-migrate -o 'jsonpath={.status.conditions[?(@.type=="Failed")].status}')" = True ]; then
    kautia logs job/kautia-migrate --tail=20 >&2 || true
    echo "the migration failed, so nothing else was deployed" >&2
    exit 1
  fi
done
kautia apply -k "$overlay"
for deployment in kautia-web kautia-worker; do
  kautia rollout status "deployment/$deployment" --timeout=15m
done
