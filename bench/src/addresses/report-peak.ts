/** Loaded into a process that is measured: says at its end how much memory it took at most. */
process.on("exit", () => {
  process.stderr.write(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
});
