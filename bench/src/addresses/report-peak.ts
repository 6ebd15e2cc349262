// Loaded into a measured process: prints the peak memory use at its end.
process.on("exit", () => {
  process.stderr.write(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB\n`);
});
